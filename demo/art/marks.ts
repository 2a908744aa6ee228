import type { BANK_MARKS as BANK_NAMES, MAKER_MARKS as MAKER_NAMES } from './names.js';
import { circle, line, path, rect } from './shapes.js';

/** Marks are one colour on a 48 grid, legible at 24 px. */
export const MARK_GRID = 48;

type Mark = (colour: string) => string;

/** Game makers. All invented. */
const MAKER_MARKS = {
  larkspire: (c) => path('M24 5L41 41L24 33L7 41Z', c),
  tidefolk: (c) => line('M6 18q4.5 -6 9 0t9 0t9 0t9 0M6 30q4.5 -6 9 0t9 0t9 0t9 0', c, 5),
  'umbra-nine': (c) =>
    path(
      'M24 5A19 19 0 1 1 24 43A19 19 0 0 1 24 5ZM30 11A13 13 0 1 0 37 31A15 15 0 0 1 30 11Z',
      c,
      'fill-rule="evenodd"',
    ),
  brightloom: (c) => line('M10 10L38 38M38 10L10 38M24 6L24 42M6 24L42 24', c, 4.6),
  'oto-pixel': (c) =>
    rect(6, 6, 16, 16, 3, c) + rect(26, 6, 16, 16, 8, c) + rect(6, 26, 16, 16, 8, c) + rect(26, 26, 16, 16, 3, c),
  'kasoy-works': (c) =>
    path('M33 6C44 14 44 36 28 42C14 46 4 36 8 25C11 17 19 20 21 26C23 31 30 30 31 23C32 17 30 11 33 6Z', c),
  fennwick: (c) => line('M13 42L13 7L37 7M13 24L31 24', c, 7),
  'quarrel-hill': (c) => path('M4 40L18 13L26 28L31 20L44 40Z', c),
  'sulu-yard': (c) =>
    path(
      'M22 6L22 32L6 32C13 26 19 17 22 6ZM26 12C34 17 39 24 41 32L26 32ZM5 36L43 36C40 41 35 43 30 43L18 43C12 43 8 41 5 36Z',
      c,
    ),
  'calder-kin': (c) =>
    circle(16, 24, 10, 'none', `stroke="${c}" stroke-width="5.4"`) +
    circle(32, 24, 10, 'none', `stroke="${c}" stroke-width="5.4"`),
} as const satisfies Record<(typeof MAKER_NAMES)[number], Mark>;

/** Banks and wallets. All invented. */
const BANK_MARKS = {
  'island-savings': (c) => path('M6 34C12 22 20 22 24 30C28 18 38 18 42 34Z', c) + line('M6 41L42 41', c, 4),
  'mabini-trust': (c) =>
    path('M24 5L43 16L43 20L5 20L5 16Z', c) +
    rect(9, 23, 6, 14, 1, c) +
    rect(21, 23, 6, 14, 1, c) +
    rect(33, 23, 6, 14, 1, c) +
    rect(5, 39, 38, 5, 2, c),
  'harbour-national': (c) =>
    circle(24, 10, 5, 'none', `stroke="${c}" stroke-width="4"`) +
    line('M24 15L24 42M14 22L34 22M7 30C9 38 16 42 24 42C32 42 39 38 41 30', c, 4.4),
  'north-star': (c) => path('M24 3L28.6 19.4L45 24L28.6 28.6L24 45L19.4 28.6L3 24L19.4 19.4Z', c),
  terraces: (c) =>
    line(
      'M6 14C14 8 20 20 28 14S40 12 42 14M6 25C14 19 20 31 28 25S40 23 42 25M6 36C14 30 20 42 28 36S40 34 42 36',
      c,
      5,
    ),
  'golden-palm': (c) =>
    line('M24 44C22 34 22 26 25 20', c, 5) +
    path(
      'M25 20C14 8 6 14 4 20C12 16 20 16 25 20ZM25 20C36 8 42 14 44 20C36 16 30 16 25 20ZM25 20C18 2 28 2 34 5C28 8 26 14 25 20ZM25 20C10 20 8 28 9 33C13 26 18 22 25 20ZM25 20C40 20 41 28 40 33C36 26 32 22 25 20Z',
      c,
    ),
  'union-rural': (c) => path('M24 44C10 38 6 26 8 10C18 12 24 18 24 30C24 18 30 12 40 10C42 26 38 38 24 44Z', c),
  'pacific-direct': (c) => path('M5 24L43 7L33 41L24 29L31 19L19 27Z', c),
  'bayani-wallet': (c) =>
    path(
      'M8 12L36 12A4 4 0 0 1 40 16L40 18L43 18L43 34L40 34L40 36A4 4 0 0 1 36 40L8 40A4 4 0 0 1 4 36L4 16A4 4 0 0 1 8 12ZM33 23A3 3 0 1 0 33 29A3 3 0 1 0 33 23Z',
      c,
      'fill-rule="evenodd"',
    ),
  'sampan-pay': (c) =>
    path(
      'M4 30L44 30C41 38 36 41 30 41L18 41C12 41 7 38 4 30ZM23 6L23 26L8 26C14 22 19 16 23 6ZM27 11C33 15 37 20 39 26L27 26Z',
      c,
    ),
  'kite-cash': (c) => path('M24 4L42 20L24 40L6 20Z', c) + line('M24 40C26 44 30 45 34 43', c, 3.6),
  'coral-coin': (c) =>
    circle(24, 24, 18, 'none', `stroke="${c}" stroke-width="5"`) +
    line('M24 35L24 16M24 26C18 25 16 21 16 17M24 24C30 23 32 19 32 15', c, 4.4),
} as const satisfies Record<(typeof BANK_NAMES)[number], Mark>;

export type MakerMark = keyof typeof MAKER_MARKS;
export type BankMark = keyof typeof BANK_MARKS;

const onGrid = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_GRID} ${MARK_GRID}" width="${MARK_GRID}" height="${MARK_GRID}">${body}</svg>`;

export const makerMarkSvg = (name: MakerMark, colour: string) => onGrid(MAKER_MARKS[name](colour));

/** A bank's mark in white on its colour. */
export const bankMarkSvg = (name: BankMark, colour: string) =>
  onGrid(
    rect(0, 0, MARK_GRID, MARK_GRID, 12, colour) +
      `<g transform="translate(9.6 9.6) scale(.6)">${BANK_MARKS[name]('#ffffff')}</g>`,
  );
