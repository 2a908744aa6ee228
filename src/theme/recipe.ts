import { formatHex8, formatHex } from 'culori';

/**
 * A theme is a function of an accent and a mode. Neutrals have the accent's hue at a small chroma. The mode sets the
 * lightness, so that the contrast holds for every hue. Colours are given in oklch and written in hex, which all supported
 * browsers know (Chrome 109 has no `oklch()`); tests/guards/contrast.test.ts checks every pair of roles in all six themes
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const hues = { blue: 258, pink: 350, green: 165 } as const;
export const modes = ['light', 'dark'] as const;
export type Accent = keyof typeof hues;
export type Mode = (typeof modes)[number];
/** The hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export const accents = Object.keys(hues) as Accent[];
const white: Oklch = [1, 0, 0];
/** The colour as CSS of every supported browser. */
export function hex([l, c, h]: Oklch, alpha = 1): string {
  const color = { mode: 'oklch', l, c, h, alpha } as const;
  return alpha === 1 ? formatHex(color) : formatHex8(color);
}

/** Surfaces, texts, lines and shadows: the same for every accent except for the hue. */
export function neutrals(mode: Mode, hue: number) {
  return mode === 'light'
    ? {
        page: hex([0.976, 0.005, hue]),
        raised: hex(white),
        sunken: hex([0.952, 0.008, hue]),
        soft: hex([0.965, 0.008, hue]),
        text: hex([0.235, 0.022, hue]),
        muted: hex([0.475, 0.02, hue]),
        faint: hex([0.7, 0.015, hue]),
        border: hex([0.91, 0.009, hue]),
        borderStrong: hex([0.6, 0.02, hue]),
        scrim: hex([0.2, 0.03, hue], 0.48),
        skeleton: hex([0.93, 0.008, hue]),
        skeletonHi: hex([0.965, 0.006, hue]),
        toast: hex([0.25, 0.02, hue]),
        toastOn: hex([0.98, 0.005, hue]),
        chart6: hex([0.62, 0.025, hue]),
        e1: `0 1px 2px ${hex([0.3, 0.04, hue], 0.05)}, 0 1px 1px ${hex([0.3, 0.04, hue], 0.03)}`,
        e2: `0 2px 6px ${hex([0.3, 0.04, hue], 0.06)}, 0 8px 20px ${hex([0.3, 0.04, hue], 0.07)}`,
        e3: `0 8px 24px ${hex([0.25, 0.05, hue], 0.12)}, 0 32px 72px ${hex([0.25, 0.05, hue], 0.2)}`,
      }
    : {
        page: hex([0.175, 0.014, hue]),
        raised: hex([0.222, 0.017, hue]),
        sunken: hex([0.15, 0.012, hue]),
        soft: hex([0.258, 0.018, hue]),
        text: hex([0.95, 0.006, hue]),
        muted: hex([0.735, 0.016, hue]),
        faint: hex([0.5, 0.015, hue]),
        border: hex([0.295, 0.018, hue]),
        borderStrong: hex([0.57, 0.02, hue]),
        scrim: hex([0.08, 0.01, hue], 0.66),
        skeleton: hex([0.27, 0.016, hue]),
        skeletonHi: hex([0.31, 0.018, hue]),
        toast: hex([0.93, 0.008, hue]),
        toastOn: hex([0.2, 0.02, hue]),
        chart6: hex([0.6, 0.02, hue]),
        e1: `0 0 0 1px ${hex(white, 0.02)}`,
        e2: `0 8px 24px ${hex([0.05, 0.01, hue], 0.45)}`,
        e3: `0 0 0 1px ${hex(white, 0.05)}, 0 24px 72px ${hex([0.03, 0.01, hue], 0.7)}`,
      };
}

/** Status colours keep their hue in every accent: an error is red in the pink theme too, and also has an icon. */
export function statuses(mode: Mode) {
  return mode === 'light'
    ? {
        ...family('positive', [0.48, 0.115, 152], [0.52, 0.125, 152], white, [0.955, 0.035, 155], [0.4, 0.095, 152]),
        ...family('caution', [0.51, 0.108, 66], [0.545, 0.115, 66], white, [0.96, 0.04, 85], [0.43, 0.09, 66]),
        ...family('critical', [0.53, 0.19, 27], [0.56, 0.2, 27], white, [0.957, 0.021, 22], [0.45, 0.16, 27]),
        ...family('info', [0.5, 0.106, 235], [0.53, 0.11, 235], white, [0.957, 0.022, 235], [0.42, 0.09, 240]),
        ...charts([0.66, 0.12, 60], [0.6, 0.103, 190], [0.56, 0.13, 310], [0.6, 0.15, 25]),
      }
    : {
        ...family(
          'positive',
          [0.78, 0.13, 155],
          [0.76, 0.13, 155],
          [0.18, 0.03, 155],
          [0.28, 0.045, 157],
          [0.86, 0.1, 155],
        ),
        ...family('caution', [0.82, 0.12, 80], [0.81, 0.125, 80], [0.2, 0.03, 80], [0.29, 0.045, 75], [0.87, 0.09, 82]),
        ...family(
          'critical',
          [0.735, 0.15, 24],
          [0.71, 0.165, 25],
          [0.17, 0.03, 25],
          [0.28, 0.06, 22],
          [0.85, 0.08, 22],
        ),
        ...family(
          'info',
          [0.78, 0.1, 235],
          [0.76, 0.105, 235],
          [0.18, 0.03, 240],
          [0.285, 0.045, 240],
          [0.86, 0.07, 235],
        ),
        ...charts([0.78, 0.12, 70], [0.76, 0.1, 190], [0.72, 0.12, 310], [0.71, 0.14, 25]),
      };
}

function family<Name extends string>(name: Name, text: Oklch, solid: Oklch, on: Oklch, soft: Oklch, onSoft: Oklch) {
  return {
    [name]: hex(text),
    [`${name}Solid`]: hex(solid),
    [`${name}On`]: hex(on),
    [`${name}Soft`]: hex(soft),
    [`${name}OnSoft`]: hex(onSoft),
  } as Record<Name | `${Name}Solid` | `${Name}On` | `${Name}Soft` | `${Name}OnSoft`, string>;
}

const charts = (second: Oklch, third: Oklch, fourth: Oklch, fifth: Oklch) => ({
  chart2: hex(second),
  chart3: hex(third),
  chart4: hex(fourth),
  chart5: hex(fifth),
});
