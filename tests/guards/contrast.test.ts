import { describe, expect, test } from 'vitest';
import { themes } from '../../src/theme/accents.js';
import { wcagContrast } from 'culori';

type Role = keyof (typeof themes)[number]['roles'];
type Pair = readonly [front: Role, back: Role];

const statuses = ['positive', 'caution', 'critical', 'info'] as const;
const status = (make: (name: (typeof statuses)[number]) => Pair[]): Pair[] => statuses.flatMap(make);

/** WCAG 1.4.3, text: a contrast of 4.5. */
const texts: Pair[] = [
  ...(['page', 'raised', 'sunken', 'soft'] as const).flatMap((back): Pair[] => [
    ['text', back],
    ['muted', back],
  ]),
  ...(['page', 'raised', 'sunken'] as const).map((back): Pair => ['accentText', back]),
  ['accentOn', 'accent'],
  ['accentOn', 'accentHover'],
  ['accentOn', 'accentPressed'],
  ['accentText', 'accentSoft'],
  ['accentSoftOn', 'accentSoft'],
  ['accentSoftOn', 'accentSoftHover'],
  ['text', 'accentSoft'],
  ['muted', 'accentSoft'],
  ['page', 'text'],
  ['hero', 'heroOn'],
  ['hero', 'heroMuted'],
  ['heroOn', 'hero2'],
  ['heroMuted', 'hero2'],
  ['toastOn', 'toast'],
  ...status((name) => [
    [name, 'page'],
    [name, 'raised'],
    [`${name}OnSoft`, `${name}Soft`],
    [`${name}On`, `${name}Solid`],
  ]),
  // A danger button under the pointer, and a dialog's destructive choice while it is pressed.
  ['criticalOn', 'critical'],
  ['critical', 'criticalSoft'],
];

/** WCAG 1.4.11: the border of a control, the focus ring, the marks of a diagram, 3. */
const parts: Pair[] = [
  ...(['page', 'raised', 'sunken'] as const).flatMap((back): Pair[] => [
    ['borderStrong', back],
    ['focus', back],
  ]),
  ['accent', 'page'],
  ['accent', 'raised'],
  ...status((name) => [[`${name}Solid`, 'raised']]),
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const).map((mark): Pair => [mark, 'raised']),
];

describe.each(themes)('$accent $mode', ({ roles }) => {
  test.each(texts)('%s is readable on %s', (front, back) => {
    expect(wcagContrast(roles[front], roles[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(parts)('%s is visible on %s', (front, back) => {
    expect(wcagContrast(roles[front], roles[back])).toBeGreaterThanOrEqual(3);
  });
});
