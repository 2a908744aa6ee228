import type { Drawing, Scene } from '../scene.js';
import { circle, groundShadow, line, place, sparkle } from '../shapes.js';
import { SYMBOLS, type SymbolName } from '../symbols/catalogue.js';

/** How high, how large and how turned each symbol stands when it is the hero. */
const POSE: Readonly<Record<SymbolName, readonly [y: number, scale: number, rotation: number]>> = {
  mango: [152, 1, 0],
  citrus: [152, 1, -8],
  pineapple: [158, 1.02, 6],
  dragonfruit: [156, 1, -8],
  melon: [164, 1.05, 0],
  coconut: [164, 0.94, 0],
  cherry: [158, 1.06, 4],
  mangosteen: [156, 0.98, 6],
  brilliant: [152, 1, 0],
  emerald: [156, 1, 0],
  diamond: [150, 1.04, 0],
  heart: [152, 1, 0],
  pearl: [158, 1, 0],
  lantern: [166, 0.98, 0],
  bell: [152, 0.98, 8],
  plumeria: [154, 1.04, 0],
  coin: [152, 1, 0],
  parol: [154, 1, 0],
  kite: [160, 1.04, 0],
  drum: [164, 1, 0],
};

/** Things in the air throw no shadow on the ground. */
const AIRBORNE: ReadonlySet<SymbolName> = new Set(['lantern', 'parol', 'kite']);

const symbol = (scene: Scene, name: SymbolName, x: number, y: number, scale: number, rotation: number, shift = 0) =>
  place(x, y, scale, rotation, SYMBOLS[name](scene.kit, scene.variant + shift));

function company(scene: Scene): string {
  const [left, right] = scene.partners;
  const high = scene.variant % 2 === 0;
  return (
    (left ? symbol(scene, left, high ? 64 : 70, high ? 200 : 212, 0.46, -14, 1) : '') +
    (right ? symbol(scene, right, high ? 238 : 234, high ? 206 : 194, 0.43, 15, 2) : '')
  );
}

function glints({ palette, partners, variant }: Scene): string {
  const far = partners.length === 0;
  return (
    sparkle(far ? 56 : 62, 92 + (variant % 3) * 6, 13, palette.cream) +
    sparkle(far ? 248 : 246, far ? 216 : 116, 8.5, palette.cream, 0.8)
  );
}

/** A row of lights for what hangs. */
function hanging(scene: Scene): string {
  const { kit, palette } = scene;
  return (
    line('M-10 40C90 66 210 66 310 34', palette.cream, 2, 'opacity=".5"') +
    circle(
      150,
      170,
      112,
      kit.radial([
        [0, '#ffd98a', 0.42],
        [1, '#ffd98a', 0],
      ]),
    )
  );
}

/** One symbol large, up to two beside it. */
export const slotHero =
  (name: SymbolName): Drawing =>
  (scene) => {
    const [y, scale, rotation] = POSE[name];
    const airborne = AIRBORNE.has(name);
    return (
      (airborne
        ? hanging(scene)
        : groundShadow(150, 262, scene.partners.length === 0 ? 84 : 98, 14, scene.palette.near, 0.4)) +
      company(scene) +
      symbol(scene, name, 150, y, scale, rotation) +
      glints(scene)
    );
  };
