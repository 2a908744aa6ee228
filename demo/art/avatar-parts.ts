import { lighten } from './colour.js';
import type { ANIMAL_NAMES } from './names.js';
import { circle, ellipse, line, path } from './shapes.js';

export interface Animal {
  readonly coat: string;
  /** Muzzle, inner ear, eye ring. */
  readonly light: string;
  readonly backdrop: string;
}

export const ANIMALS = {
  cat: { coat: '#f2a65a', light: '#ffe9d0', backdrop: '#3f86c9' },
  tiger: { coat: '#f08c3a', light: '#fff3e0', backdrop: '#1f6f63' },
  bear: { coat: '#8a5a3c', light: '#e8c9a0', backdrop: '#f2b84b' },
  fox: { coat: '#e0653a', light: '#fff3e6', backdrop: '#29456f' },
  owl: { coat: '#7a6a9a', light: '#f3e6d0', backdrop: '#2d3564' },
  panda: { coat: '#f7f4ee', light: '#ffffff', backdrop: '#5bb08a' },
  rabbit: { coat: '#f3d7dc', light: '#fff7f5', backdrop: '#c7567e' },
  monkey: { coat: '#7d5138', light: '#f2cda4', backdrop: '#e8a23a' },
  elephant: { coat: '#8fa6bd', light: '#b9cad9', backdrop: '#e58a72' },
  frog: { coat: '#6fb455', light: '#d8efb4', backdrop: '#174f4f' },
  penguin: { coat: '#2b3a55', light: '#fdfaf3', backdrop: '#8fd0e0' },
  carabao: { coat: '#5c5566', light: '#a79aa8', backdrop: '#9bbf5a' },
} as const satisfies Record<(typeof ANIMAL_NAMES)[number], Animal>;

export type AnimalName = keyof typeof ANIMALS;

/** The left ear; the right one is its mirror image. */
export const EARS: Readonly<Record<AnimalName, (animal: Animal) => string>> = {
  cat: ({ coat }) => path('M40 92L44 30L92 60Z', coat) + path('M52 76L54 46L78 62Z', '#f7b9a8'),
  tiger: ({ coat, light }) => circle(52, 58, 24, coat) + circle(53, 60, 13, light),
  bear: ({ coat, light }) => circle(50, 56, 25, coat) + circle(52, 58, 13, light),
  fox: ({ coat, light }) =>
    path('M32 94L34 18L90 58Z', coat) + path('M36 44L34 18L54 32Z', '#3a2630') + path('M48 72L46 42L72 60Z', light),
  owl: ({ coat }) => path('M42 84L38 30L88 52Z', lighten(coat, -0.16)),
  panda: () => circle(50, 54, 25, '#2a2a33'),
  rabbit: ({ coat }) =>
    ellipse(70, 36, 16, 44, coat, 'transform="rotate(-10 70 36)"') +
    ellipse(70, 40, 8, 32, '#eba9b5', 'transform="rotate(-10 70 40)"'),
  monkey: ({ coat, light }) => circle(36, 104, 23, coat) + circle(37, 104, 13, light),
  elephant: ({ coat }) => ellipse(34, 96, 36, 44, lighten(coat, -0.16)) + ellipse(36, 98, 25, 32, '#d9a8a8'),
  frog: ({ coat }) => circle(60, 56, 27, coat),
  penguin: () => '',
  carabao: ({ coat }) =>
    path('M58 70C34 70 22 52 28 30C38 46 52 48 76 50Z', '#e9dfcf') +
    ellipse(36, 96, 24, 13, lighten(coat, -0.16), 'transform="rotate(14 34 92)"'),
};

interface Marks {
  /** Drawn once and once mirrored. */
  readonly twice: string;
  readonly once: string;
}

const muzzle = (light: string) => ellipse(100, 136, 34, 24, light);
const blush = circle(56, 126, 9, '#ff8f8a', 'opacity=".35"');

/** What makes a coat an animal's own: stripes, patches, muzzle. */
export const MARKS: Readonly<Record<AnimalName, (animal: Animal) => Marks>> = {
  cat: ({ light }) => ({ twice: blush, once: muzzle(light) }),
  tiger: ({ light }) => ({
    twice: path('M34 100L62 104L35 112ZM36 124L60 122L42 136Z', '#3a2018'),
    once: path('M92 42L100 74L108 42ZM76 46L84 66L88 44ZM124 46L116 66L112 44Z', '#3a2018') + muzzle(light),
  }),
  bear: ({ light }) => ({ twice: blush, once: muzzle(light) }),
  fox: ({ light }) => ({ twice: path('M34 110C60 108 84 124 100 168C62 170 36 150 34 110Z', light), once: '' }),
  owl: ({ light }) => ({ twice: circle(70, 100, 33, light) + circle(70, 100, 25, lighten('#f2b84b', 0.02)), once: '' }),
  panda: ({ light }) => ({
    twice: ellipse(68, 104, 21, 25, '#2a2a33', 'transform="rotate(24 68 104)"'),
    once: muzzle(light),
  }),
  rabbit: ({ light }) => ({ twice: blush, once: muzzle(light) }),
  monkey: ({ light }) => ({ twice: ellipse(76, 94, 28, 26, light) + blush, once: ellipse(100, 138, 48, 30, light) }),
  elephant: () => ({ twice: '', once: '' }),
  frog: ({ light }) => ({ twice: '', once: ellipse(100, 140, 52, 26, light) }),
  penguin: ({ light }) => ({ twice: ellipse(72, 112, 36, 42, light), once: ellipse(100, 142, 50, 28, light) }),
  carabao: ({ light }) => ({
    twice: '',
    once: ellipse(100, 140, 46, 32, light) + ellipse(86, 138, 6, 8, '#4a3f4c') + ellipse(114, 138, 6, 8, '#4a3f4c'),
  }),
};

const beak = path('M86 116L114 116L100 138Z', '#f2a33a');
const smile = line('M100 133L100 140M86 142C92 150 98 148 100 140C102 148 108 150 114 142', '#5a3a3c', 3.4);
const nose = (colour: string) =>
  path('M90 122C96 118 104 118 110 122C108 130 104 133 100 133C96 133 92 130 90 122Z', colour) + smile;

function trunk({ coat }: Animal): string {
  const dark = lighten(coat, -0.16);
  const curve = 'M100 118C100 150 100 162 122 166';
  return line(curve, dark, 30) + line(curve, lighten(coat, 0.02), 25) + line('M90 132L110 132M91 144L110 144', dark, 3);
}

/** Nose and mouth. */
export const SNOUTS: Readonly<Record<AnimalName, (animal: Animal) => string>> = {
  cat: () => nose('#d9677c'),
  tiger: () => nose('#33222a'),
  bear: () => nose('#33222a'),
  fox: () => nose('#33222a'),
  owl: () => beak,
  panda: () => nose('#33222a'),
  rabbit: () => nose('#d9677c'),
  monkey: () => nose('#33222a'),
  elephant: trunk,
  frog: () =>
    circle(90, 124, 3, '#3c6b30') +
    circle(110, 124, 3, '#3c6b30') +
    line('M66 138C84 154 116 154 134 138', '#3c6b30', 5),
  penguin: () => beak,
  carabao: () => line('M84 158C94 164 106 164 116 158', '#4a3f4c', 4),
};
