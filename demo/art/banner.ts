import { chipStack } from './chips.js';
import { mix } from './colour.js';
import { fishBody } from './heroes/fish-body.js';
import { Kit } from './kit.js';
import type { BANNER_ART } from './names.js';
import { PALETTES, type Palette, type PaletteName } from './palettes.js';
import { svgDocument, type Picture } from './picture.js';
import { cardBack, cardFace } from './playing-cards.js';
import { seeded } from './random.js';
import {
  circle,
  groundShadow,
  mirrored,
  path,
  place,
  polygon,
  rect,
  repeat,
  round,
  sparkle,
  starPath,
} from './shapes.js';
import { SUIT_PATHS } from './suits.js';
import { SYMBOLS } from './symbols/catalogue.js';

const WIDTH = 1200;
const HEIGHT = 480;

type BannerDrawing = (kit: Kit, palette: Palette, random: () => number) => string;

const waves = (palette: Palette, crest: number) =>
  repeat(3, (i) => {
    const y = crest + i * 17;
    return path(
      `M0 ${y}C220 ${y - 32} 420 ${y + 24} 640 ${y - 12}S1000 ${round(y - 70 + i * 12)} 1200 ${round(y - 50 + i * 14)}L1200 480L0 480Z`,
      mix(palette.far, palette.near, 0.35 + i * 0.28),
    );
  });

const fruit: BannerDrawing = (kit, palette) =>
  circle(930, 250, 210, palette.glow, 'opacity=".22"') +
  circle(
    930,
    250,
    168,
    kit.linear([
      [0, palette.glow],
      [1, mix(palette.glow, palette.skyBottom, 0.6)],
    ]),
  ) +
  waves(palette, 434) +
  place(768, 330, 0.72, -10, SYMBOLS.citrus(kit, 0)) +
  place(1108, 322, 0.74, 12, SYMBOLS.cherry(kit, 0)) +
  place(936, 250, 1.5, 0, SYMBOLS.mango(kit, 0)) +
  sparkle(758, 150, 22, palette.cream) +
  sparkle(1112, 130, 14, palette.cream, 0.8) +
  sparkle(1052, 396, 12, palette.cream, 0.8);

const lagoon: BannerDrawing = (kit, palette, random) => {
  const shafts = (
    [
      [640, 720, 560, 700],
      [820, 930, 800, 960],
      [1020, 1130, 1060, 1240],
    ] as const
  )
    .map(([a, b, c, d]) =>
      polygon(
        [
          [a, 0],
          [b, 0],
          [d, HEIGHT],
          [c, HEIGHT],
        ],
        palette.glow,
        'opacity=".12"',
      ),
    )
    .join('');
  const bubbles = repeat(16, () =>
    circle(
      560 + random() * 620,
      30 + random() * 400,
      4 + random() * 10,
      palette.cream,
      `fill-opacity=".12" stroke="${palette.cream}" stroke-opacity=".45" stroke-width="2"`,
    ),
  );
  return (
    shafts +
    bubbles +
    waves(palette, 446) +
    place(1100, 140, 0.5, 4, fishBody(kit, palette.pop, palette.cream, 'belly')) +
    place(720, 360, 0.46, -8, mirrored(fishBody(kit, palette.glow, palette.far, 'spots'))) +
    place(900, 240, 1.55, -7, fishBody(kit, '#ff8a3c', '#fff4e2', 'bands'))
  );
};

const cards: BannerDrawing = (kit, palette) =>
  repeat(6, (i) => circle(940, 240, (6 - i) * 62, mix(palette.skyBottom, palette.skyTop, (6 - i) / 6.5))) +
  rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    kit.linear(
      [
        [0, palette.near],
        [0.4, palette.near, 0.75],
        [0.62, palette.near, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  cardBack(kit, { x: 800, y: 230, width: 170, rotation: -17 }, palette.far) +
  cardFace(kit, { x: 900, y: 224, width: 190, rotation: -3 }, 'K', 'spade') +
  cardFace(kit, { x: 1030, y: 246, width: 190, rotation: 13 }, 'A', 'heart') +
  chipStack(kit, {
    x: 770,
    y: 440,
    radius: 78,
    count: 4,
    colours: ['#2f6fd0', '#f0b23c'],
    mark: path(starPath(5, 40, 17), '#fff5e4'),
  }) +
  chipStack(kit, {
    x: 1138,
    y: 452,
    radius: 70,
    count: 3,
    colours: ['#1f9d78', '#23263c'],
    mark: path(SUIT_PATHS.diamond, '#fff5e4', 'transform="scale(.8)"'),
  });

const festival: BannerDrawing = (kit, palette, random) =>
  repeat(30, () =>
    circle(
      520 + random() * 680,
      random() * 300,
      1.4 + random() * 2.6,
      palette.cream,
      `opacity="${round(0.3 + random() * 0.5)}"`,
    ),
  ) +
  path('M540 -10Q860 150 1220 -30', 'none', `stroke="${palette.cream}" stroke-width="3" opacity=".5"`) +
  circle(
    930,
    246,
    220,
    kit.radial([
      [0, '#ffd98a', 0.5],
      [1, '#ffd98a', 0],
    ]),
  ) +
  waves(palette, 440) +
  place(752, 190, 0.72, -6, SYMBOLS.lantern(kit, 1)) +
  place(1106, 176, 0.8, 6, SYMBOLS.lantern(kit, 2)) +
  groundShadow(930, 442, 170, 20, palette.near, 0.4) +
  place(930, 248, 1.5, 0, SYMBOLS.parol(kit, 0)) +
  place(788, 384, 0.66, -8, SYMBOLS.drum(kit, 1)) +
  place(1082, 392, 0.56, 10, SYMBOLS.bell(kit, 0));

const BANNERS = {
  fruit: { palette: 'dusk', draw: fruit },
  lagoon: { palette: 'lagoon', draw: lagoon },
  cards: { palette: 'ember', draw: cards },
  festival: { palette: 'midnight', draw: festival },
} as const satisfies Record<
  (typeof BANNER_ART)[number],
  { readonly palette: PaletteName; readonly draw: BannerDrawing }
>;

export type BannerArt = keyof typeof BANNERS;

/** A 1200×480 banner. The left 55% stays calm: the page sets the words there, in the player's language. */
export function bannerPicture(name: BannerArt): Picture {
  const { palette: paletteName, draw } = BANNERS[name];
  const palette = PALETTES[paletteName];
  const kit = new Kit('b');
  const ground = rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    kit.linear(
      [
        [0, palette.near],
        [0.45, palette.skyTop],
        [1, palette.skyBottom],
      ],
      0,
      0,
      1,
      0.35,
    ),
  );
  return {
    svg: svgDocument(kit, WIDTH, HEIGHT, ground + draw(kit, palette, seeded(`banner ${name}`))),
    width: WIDTH,
    height: HEIGHT,
    dominant: mix(palette.near, palette.skyTop, 0.6),
  };
}
