import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** The fonts ship with the project, so a picture never depends on what the machine has installed. */
const FONT_FILES = {
  black: '@fontsource/inter/files/inter-latin-900-normal.woff',
  bold: '@fontsource/inter/files/inter-latin-800-normal.woff',
  serif: '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff',
} as const;

export type FontName = keyof typeof FONT_FILES;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<FontName, fontkit.Font>();

function font(name: FontName): fontkit.Font {
  const known = opened.get(name);
  if (known) return known;
  const file = resolve(FONT_FILES[name]);
  const made = fontkit.create(readFileSync(file));
  if (!('layout' in made)) throw new Error(`${file} is a collection, not a font`);
  opened.set(name, made);
  return made;
}

export interface Outline {
  /** Path data with the baseline at y 0 and the left edge at x 0. */
  readonly d: string;
  readonly width: number;
}

const SVG_VERB: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A text as a path, kerned; `tracking` is extra space between letters in ems. */
export function outline(text: string, fontName: FontName, size: number, tracking = 0): Outline {
  const face = font(fontName);
  const scale = size / face.unitsPerEm;
  const run = face.layout(text);
  const parts: string[] = [];
  let pen = 0;
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const place = (value: number, at: number) =>
      (at % 2 === 0
        ? pen + (value + (position?.xOffset ?? 0)) * scale
        : -(value + (position?.yOffset ?? 0)) * scale
      ).toFixed(2);
    for (const { command, args } of glyph.path.commands)
      parts.push(`${SVG_VERB[command] ?? ''}${args.map(place).join(' ')}`);
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  });
  return { d: parts.join(''), width: Math.max(0, pen - tracking * size) };
}
