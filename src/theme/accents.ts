import { hues, modes, hex, neutrals, statuses, type Accent, type Mode, type Oklch } from './recipe.js';

/** In the order of the table's columns. `accent` marks actions and the present place; `hero` is the only saturated surface, for money. */
const roles = [
  'accent',
  'accentHover',
  'accentPressed',
  'accentOn',
  'accentSoft',
  'accentSoftHover',
  'accentSoftOn',
  'accentText',
  'focus',
  'hero',
  'hero2',
  'heroOn',
  'heroMuted',
  'chart1',
] as const;

/** Of each role. */
const table: Record<Accent, Record<Mode, readonly Oklch[]>> = {
  blue: {
    light: [
      [0.535, 0.185, 260],
      [0.495, 0.185, 261],
      [0.45, 0.175, 262],
      [1, 0, 0],
      [0.948, 0.024, 258],
      [0.925, 0.036, 258],
      [0.43, 0.17, 261],
      [0.51, 0.185, 260],
      [0.535, 0.185, 260],
      [0.36, 0.12, 262],
      [0.46, 0.15, 260],
      [0.985, 0.005, 258],
      [0.88, 0.045, 258],
      [0.56, 0.175, 259],
    ],
    dark: [
      [0.745, 0.13, 256],
      [0.785, 0.11, 256],
      [0.69, 0.135, 257],
      [0.17, 0.04, 260],
      [0.295, 0.06, 260],
      [0.33, 0.07, 260],
      [0.87, 0.064, 256],
      [0.78, 0.113, 256],
      [0.8, 0.102, 256],
      [0.3, 0.085, 262],
      [0.38, 0.11, 261],
      [0.975, 0.008, 258],
      [0.85, 0.045, 258],
      [0.74, 0.13, 256],
    ],
  },
  pink: {
    light: [
      [0.56, 0.195, 354],
      [0.52, 0.19, 354],
      [0.47, 0.175, 354],
      [1, 0, 0],
      [0.952, 0.026, 350],
      [0.93, 0.038, 350],
      [0.46, 0.17, 354],
      [0.54, 0.195, 354],
      [0.56, 0.195, 354],
      [0.37, 0.115, 350],
      [0.47, 0.15, 352],
      [0.985, 0.005, 350],
      [0.89, 0.045, 350],
      [0.6, 0.18, 354],
    ],
    dark: [
      [0.765, 0.13, 352],
      [0.805, 0.11, 352],
      [0.71, 0.14, 353],
      [0.18, 0.045, 352],
      [0.3, 0.06, 350],
      [0.335, 0.07, 350],
      [0.88, 0.06, 350],
      [0.8, 0.115, 352],
      [0.82, 0.105, 352],
      [0.3, 0.075, 350],
      [0.38, 0.105, 352],
      [0.975, 0.008, 350],
      [0.86, 0.045, 350],
      [0.75, 0.13, 353],
    ],
  },
  green: {
    light: [
      [0.515, 0.111, 163],
      [0.475, 0.103, 163],
      [0.43, 0.093, 163],
      [1, 0, 0],
      [0.95, 0.032, 165],
      [0.925, 0.045, 165],
      [0.4, 0.085, 164],
      [0.485, 0.105, 163],
      [0.515, 0.111, 163],
      [0.34, 0.069, 168],
      [0.43, 0.089, 166],
      [0.985, 0.005, 165],
      [0.88, 0.04, 165],
      [0.56, 0.12, 163],
    ],
    dark: [
      [0.775, 0.125, 165],
      [0.815, 0.115, 165],
      [0.715, 0.12, 165],
      [0.18, 0.035, 168],
      [0.29, 0.045, 168],
      [0.325, 0.055, 168],
      [0.88, 0.07, 165],
      [0.8, 0.12, 165],
      [0.83, 0.11, 165],
      [0.285, 0.052, 170],
      [0.36, 0.068, 168],
      [0.975, 0.008, 165],
      [0.86, 0.04, 165],
      [0.76, 0.12, 165],
    ],
  },
};

/** The roles that differ between the accents: neutrals have a little of its hue. */
export const accentRoles = (accent: Accent, mode: Mode) => ({
  ...neutrals(mode, hues[accent]),
  ...(Object.fromEntries(table[accent][mode].map((color, column) => [roles[column], hex(color)])) as Record<
    (typeof roles)[number],
    string
  >),
});

/** Every role of one theme. */
export const themeOf = (accent: Accent, mode: Mode) => ({ ...statuses(mode), ...accentRoles(accent, mode) });

export const themes = (Object.keys(hues) as Accent[]).flatMap((accent) =>
  modes.map((mode) => ({ accent, mode, roles: themeOf(accent, mode) })),
);
