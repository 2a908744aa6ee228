import { mix } from '../colour.js';
import type { Scene } from '../scene.js';
import { circle, ellipse, group, line, path, place, polygon, rect, repeat, round, sector } from '../shapes.js';
import { hill, wall } from './ground.js';

const openSky = ({ kit, palette }: Scene) =>
  wall(
    kit.linear([
      [0, palette.skyTop],
      [0.78, palette.skyBottom],
      [1, palette.skyBottom],
    ]),
  );

export function sun(scene: Scene): string {
  const { kit, palette, random } = scene;
  return (
    openSky(scene) +
    circle(150, 150, 128, palette.glow, 'opacity=".28"') +
    circle(
      150,
      150,
      104,
      kit.linear([
        [0, palette.glow],
        [1, mix(palette.glow, palette.skyBottom, 0.55)],
      ]),
    ) +
    hill(238, random, palette.far) +
    hill(276, random, mix(palette.far, palette.near, 0.55))
  );
}

export function rays({ kit, palette }: Scene): string {
  const beams = repeat(9, (i) =>
    path(sector(0, 340, (i * 2 * Math.PI) / 9, ((i * 2 + 1) * Math.PI) / 9), palette.glow, 'opacity=".2"'),
  );
  return (
    wall(
      kit.radial(
        [
          [0, palette.skyBottom],
          [1, palette.skyTop],
        ],
        0.5,
        0.4,
        0.75,
      ),
    ) +
    place(150, 155, 1, 4, beams) +
    circle(150, 155, 104, palette.glow, 'opacity=".22"')
  );
}

export function terrace(scene: Scene): string {
  const { palette } = scene;
  const steps = repeat(5, (i) => {
    const y = 150 + i * 30;
    const sway = i % 2 === 0 ? -26 : 26;
    const colour = mix(mix(palette.skyBottom, palette.glow, 0.3), palette.near, 0.12 + i * 0.17);
    return path(
      `M-10 ${round(y + sway * 0.4)}C70 ${y - 24} 150 ${round(y + 24 + sway * 0.3)} 310 ${round(y - sway * 0.5)}L310 400L-10 400Z`,
      colour,
    );
  });
  return openSky(scene) + circle(220, 84, 46, palette.glow, 'opacity=".85"') + steps;
}

export function night({ kit, palette, random }: Scene): string {
  const stars = repeat(26, () =>
    circle(
      random() * 300,
      random() * 200,
      0.8 + random() * 1.4,
      palette.cream,
      `opacity="${round(0.3 + random() * 0.6)}"`,
    ),
  );
  return (
    wall(
      kit.linear([
        [0, palette.near],
        [0.5, palette.skyTop],
        [1, palette.skyBottom],
      ]),
    ) +
    stars +
    circle(150, 150, 112, palette.glow, 'opacity=".16"') +
    circle(150, 150, 84, palette.glow, 'opacity=".16"')
  );
}

const palmLeaf = (turn: number, length: number, colour: string) =>
  place(
    0,
    0,
    length,
    turn,
    path('M0 0C30 -22 84 -30 130 6C96 -8 72 -6 60 2C56 -4 48 -4 40 4C34 -2 24 -2 16 6C10 0 4 2 0 0Z', colour),
  );

/** Palm leaves from both upper corners over a low horizon. */
export function palms(scene: Scene): string {
  const { palette, random } = scene;
  const crown = (colour: string) =>
    [24, 52, 84, 116]
      .map((turn, i) => palmLeaf(turn, 0.86 + (i % 2) * 0.16, mix(colour, palette.near, 0.1 + i * 0.12)))
      .join('');
  return (
    openSky(scene) +
    circle(150, 168, 96, palette.glow, 'opacity=".55"') +
    hill(262, random, mix(palette.far, palette.near, 0.25)) +
    group('translate(-14 -12)', crown(palette.far)) +
    group('translate(314 -12) scale(-1 1)', crown(palette.far))
  );
}

const cloud = (x: number, y: number, scale: number, colour: string) =>
  place(
    x,
    y,
    scale,
    0,
    path('M-80 20C-100 20 -104 -8 -80 -12C-76 -42 -36 -48 -24 -26C-8 -52 40 -44 40 -14C72 -24 92 14 66 20Z', colour),
  );

/** Broad clouds under a clear sky. */
export function clouds(scene: Scene): string {
  const { palette } = scene;
  const pale = mix(palette.skyBottom, palette.glow, 0.7);
  return (
    openSky(scene) +
    cloud(62, 86, 0.7, mix(pale, palette.skyTop, 0.28)) +
    cloud(244, 118, 0.62, mix(pale, palette.skyTop, 0.2)) +
    cloud(60, 254, 1.25, mix(pale, palette.skyBottom, 0.3)) +
    cloud(252, 266, 1.35, mix(pale, palette.skyBottom, 0.15)) +
    cloud(150, 292, 1.5, pale)
  );
}

/** Flags on two strings over a quiet wall. */
export function fiesta({ kit, palette }: Scene): string {
  const colours = [palette.pop, palette.pop2, palette.cream, palette.glow];
  const flags = (y: number, sag: number, offset: number) =>
    line(`M-10 ${y}Q150 ${y + sag * 2} 310 ${y}`, palette.cream, 1.6, 'opacity=".7"') +
    repeat(9, (i) => {
      const x = -2 + i * 38;
      const share = x / 300;
      const top = y + 4 * sag * share * (1 - share) - sag * 0.06;
      return polygon(
        [
          [x - 13, top],
          [x + 13, top],
          [x, top + 26],
        ],
        colours[(i + offset) % 4] ?? palette.pop,
        'opacity=".92"',
      );
    });
  return (
    wall(
      kit.radial(
        [
          [0, mix(palette.skyBottom, palette.glow, 0.2)],
          [0.9, palette.skyTop],
        ],
        0.5,
        0.42,
        0.8,
      ),
    ) +
    circle(150, 160, 112, palette.glow, 'opacity=".18"') +
    flags(10, 26, 0) +
    flags(52, 30, 2) +
    ellipse(150, 268, 150, 30, palette.near, 'opacity=".35"')
  );
}

/** A window with a rounded top that looks on the sky. */
export function arch({ kit, palette }: Scene): string {
  return (
    rect(
      0,
      0,
      300,
      400,
      0,
      kit.linear([
        [0, palette.far],
        [1, palette.near],
      ]),
    ) +
    path('M32 400L32 160A118 118 0 0 1 268 160L268 400Z', mix(palette.far, palette.skyBottom, 0.5)) +
    path(
      'M50 400L50 162A100 100 0 0 1 250 162L250 400Z',
      kit.linear([
        [0, palette.skyTop],
        [0.6, palette.skyBottom],
        [1, palette.glow],
      ]),
    ) +
    circle(150, 168, 66, palette.glow, 'opacity=".45"')
  );
}
