import { avatarPicture } from './avatar.js';
import { bannerPicture } from './banner.js';
import { brandFullIconSvg, brandIconSvg, brandMarkMonoSvg, brandMarkSvg, brandWordmarkSvg } from './brand.js';
import { cardPicture } from './card.js';
import { bankMarkSvg, makerMarkSvg, MARK_GRID } from './marks.js';
import { ANIMAL_NAMES, BANNER_ART } from './names.js';
import type { Picture } from './picture.js';
import { posterPicture } from './poster.js';
import { SHARE_HEIGHT, SHARE_WIDTH, shareSvg } from './share.js';
import { symbolSvg, SYMBOL_SIZE } from './symbol.js';
import { BANK_ART } from '../content/banks.js';
import { GAME_ROWS, recipeOf } from '../content/game-rows.js';
import { MAKERS } from '../content/makers.js';
import { SLOT_THEMES, themePictureId } from '../content/slot-themes.js';

/**
 * A picture to render as AVIF and WebP in each width; of three, the first is for players who save data. `isDrawn`: its SVG is
 * served too.
 */
export interface PictureJob {
  readonly id: string;
  readonly picture: Picture;
  readonly widths: readonly number[];
  readonly isDrawn?: boolean;
}

/** A file to write as SVG, or as PNG or JPEG of one size, which the picture fills. */
export interface FileJob {
  readonly id: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly format: 'svg' | 'png' | 'jpeg';
}

export const pictureJobs = (): PictureJob[] => [
  ...GAME_ROWS.map((row): PictureJob => ({
    id: `card-${row.id}`,
    picture: cardPicture(row.name, recipeOf(row), String(row.id)),
    widths: [108, 216, 432],
    isDrawn: true,
  })),
  ...BANNER_ART.map((name): PictureJob => ({
    id: `banner-${name}`,
    picture: bannerPicture(name),
    widths: [720, 1440],
  })),
  { id: 'poster-login', picture: posterPicture(), widths: [320, 640] },
  ...ANIMAL_NAMES.map((name): PictureJob => ({
    id: `avatar-${name}`,
    picture: avatarPicture(name),
    widths: [48, 96, 192],
  })),
  ...MAKERS.map(({ slug, colour }): PictureJob => ({
    id: `maker-${slug}`,
    picture: { svg: makerMarkSvg(slug, colour), width: MARK_GRID, height: MARK_GRID, dominant: colour },
    widths: [96, 192],
  })),
  ...BANK_ART.map(({ artId, mark, colour }): PictureJob => ({
    id: artId,
    picture: { svg: bankMarkSvg(mark, colour), width: MARK_GRID, height: MARK_GRID, dominant: colour },
    widths: [96, 192],
  })),
];

const square = (id: string, svg: string, size: number, format: FileJob['format'] = 'svg'): FileJob => ({
  id,
  svg,
  width: size,
  height: size,
  format,
});

const widthOf = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1] ?? 0);

function themePictures(): FileJob[] {
  const pictures = SLOT_THEMES.flatMap((theme) => Object.values(theme.pictures));
  const byId = new Map(pictures.map((picture) => [themePictureId(picture), picture]));
  return [...byId].map(([id, [symbol, variant]]) => square(id, symbolSvg(symbol, variant), SYMBOL_SIZE));
}

export function fileJobs(): FileJob[] {
  const wordmark = brandWordmarkSvg();
  return [
    ...MAKERS.map(({ slug }) => square(`maker-${slug}`, makerMarkSvg(slug, 'currentColor'), MARK_GRID)),
    ...BANK_ART.map(({ artId, mark, colour }) => square(artId, bankMarkSvg(mark, colour), MARK_GRID)),
    ...themePictures(),
    square('brand-mark', brandMarkSvg(), 48),
    square('brand-mark-mono', brandMarkMonoSvg(), 48),
    { id: 'brand-wordmark', svg: wordmark, width: widthOf(wordmark), height: 48, format: 'svg' },
    square('favicon', brandIconSvg(), 64),
    ...[192, 512].map((size) => square(`icon-${size}`, brandIconSvg(), size, 'png')),
    ...[180, 192, 512].map((size) => square(`icon-full-${size}`, brandFullIconSvg(), size, 'png')),
    { id: 'share', svg: shareSvg(), width: SHARE_WIDTH, height: SHARE_HEIGHT, format: 'jpeg' },
  ];
}
