import type { PALETTE_NAMES } from './names.js';

/** Eight colours that one picture is painted with. */
export interface Palette {
  readonly skyTop: string;
  readonly skyBottom: string;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly cream: string;
  readonly pop: string;
  readonly pop2: string;
}

type Colours = readonly [string, string, string, string, string, string, string, string];

const palette = ([skyTop, skyBottom, glow, far, near, cream, pop, pop2]: Colours): Palette => ({
  skyTop,
  skyBottom,
  glow,
  far,
  near,
  cream,
  pop,
  pop2,
});

export const PALETTES = {
  dusk: palette(['#3a2a6b', '#c2557a', '#ffb27d', '#6f3479', '#2a1a4e', '#fff1e0', '#ffc95c', '#ff7c70']),
  lagoon: palette(['#0d4e73', '#2ba6a4', '#a8e6cf', '#117a86', '#07354f', '#f4fff8', '#ffc24b', '#ff7f66']),
  jade: palette(['#0f3d33', '#2e8b68', '#bce5a7', '#1c6350', '#0a2a24', '#fbfbea', '#f6c453', '#f0876a']),
  ember: palette(['#5a1730', '#d9503f', '#ffc072', '#8c2238', '#37101f', '#fff0da', '#ffcf5a', '#ff9a5c']),
  midnight: palette(['#0e1638', '#31459a', '#8fa8ff', '#1e2d6e', '#090e26', '#f1f4ff', '#ffd36b', '#78d3ff']),
  peach: palette(['#f29a76', '#fbd9b4', '#fff1d6', '#e9795f', '#7d2f42', '#fff6e8', '#ffcf5a', '#2f8f83']),
  mint: palette(['#58b79f', '#d6f0d6', '#ffffff', '#3f9d88', '#124a4a', '#f6fff8', '#ffb14e', '#ff7b57']),
  orchid: palette(['#43195c', '#a94ba2', '#f6b4e0', '#6e2c86', '#290e3c', '#fff0fb', '#ffd166', '#6fe0d0']),
  sand: palette(['#dca763', '#f6e3bd', '#fff7e0', '#c9884b', '#55301d', '#fff8ea', '#ffd067', '#1f7a78']),
  sky: palette(['#2f7fcc', '#b5def3', '#ffffff', '#4c9cd6', '#103a66', '#f4fbff', '#ffc83d', '#ff6f61']),
  cocoa: palette(['#2b1a16', '#8a4d34', '#f0b981', '#55301f', '#190e0c', '#fff2e0', '#e9b44c', '#e2613f']),
  fern: palette(['#1f4f33', '#8db955', '#f2f5b5', '#3a7a3f', '#12321f', '#fcffe9', '#ffcb45', '#ff7d54']),
  rose: palette(['#b8486f', '#f3b3b5', '#ffe9df', '#d36a85', '#571a3b', '#fff4f0', '#ffcf6b', '#3d8f9e']),
  honey: palette(['#c26a1c', '#f5c04f', '#fff0b8', '#a34f1c', '#45200f', '#fff7e2', '#fff0b0', '#d9483b']),
} as const satisfies Record<(typeof PALETTE_NAMES)[number], Palette>;

export type PaletteName = keyof typeof PALETTES;
