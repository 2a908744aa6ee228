import { mix } from './colour.js';
import { Kit } from './kit.js';
import { PALETTES } from './palettes.js';
import { svgDocument, type Picture } from './picture.js';
import { seeded } from './random.js';
import { circle, path, place, rect, repeat, round, sparkle } from './shapes.js';
import { SYMBOLS } from './symbols/catalogue.js';

const WIDTH = 640;
const HEIGHT = 1120;

/** The tall poster beside the login form and on the app-download sheet; its top 35% stays calm for words. */
export function posterPicture(): Picture {
  const kit = new Kit('p');
  const palette = PALETTES.dusk;
  const random = seeded('poster');
  const stars = repeat(34, () =>
    circle(
      random() * WIDTH,
      random() * 520,
      1.2 + random() * 2.4,
      palette.cream,
      `opacity="${round(0.25 + random() * 0.5)}"`,
    ),
  );
  const hills = repeat(4, (i) => {
    const y = 880 + i * 54;
    return path(
      `M0 ${y}C140 ${y - 50} 260 ${y + 50} 400 ${y - 4}S600 ${y - 36} 640 ${y - 14}L640 1120L0 1120Z`,
      mix(palette.far, palette.near, 0.1 + i * 0.28),
    );
  });
  const body =
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      0,
      kit.linear([
        [0, palette.near],
        [0.45, palette.skyTop],
        [1, palette.skyBottom],
      ]),
    ) +
    stars +
    circle(320, 720, 300, palette.glow, 'opacity=".16"') +
    circle(
      320,
      720,
      238,
      kit.linear([
        [0, palette.glow],
        [1, mix(palette.glow, palette.skyBottom, 0.6)],
      ]),
    ) +
    hills +
    place(126, 892, 0.82, -10, SYMBOLS.citrus(kit, 0)) +
    place(528, 892, 0.86, 10, SYMBOLS.cherry(kit, 0)) +
    place(330, 746, 1.95, 0, SYMBOLS.mango(kit, 0)) +
    sparkle(92, 640, 26, palette.cream) +
    sparkle(566, 690, 17, palette.cream, 0.8) +
    sparkle(430, 990, 14, palette.cream, 0.7);
  return {
    svg: svgDocument(kit, WIDTH, HEIGHT, body),
    width: WIDTH,
    height: HEIGHT,
    dominant: mix(palette.near, palette.skyTop, 0.5),
  };
}
