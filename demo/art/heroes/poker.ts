import { lighten } from '../colour.js';
import { chipFromAbove } from '../chips.js';
import { centred } from '../lettering.js';
import { cardBack, cardFace } from '../playing-cards.js';
import type { Scene } from '../scene.js';
import { circle, cycle, ellipse, group, groundShadow, line, path, place, rect, sparkle, starPath } from '../shapes.js';
import { CARD_INK, CARD_RED, pip, SUIT_PATHS, suitColour, SUITS, type Suit } from '../suits.js';

const suitOf = (index: number): Suit => cycle(SUITS, index);

/** Five cards in a fan. */
export function fan({ kit, variant }: Scene): string {
  const ranks = cycle(
    [
      ['10', 'J', 'Q', 'K', 'A'],
      ['7', '8', '9', '10', 'J'],
      ['A', 'A', 'K', 'K', 'A'],
    ] as const,
    variant,
  );
  const cards = ranks.map((rank, i) =>
    group(
      `rotate(${(i - 2) * 17} 150 330)`,
      cardFace(kit, { x: 150, y: 160, width: 94, rotation: 0 }, rank, suitOf(i + variant)),
    ),
  );
  return cards.join('');
}

/** An open card over a closed one. */
export function pair({ kit, palette, variant }: Scene): string {
  return (
    cardBack(kit, { x: 94, y: 158, width: 118, rotation: -15 }, cycle([palette.far, palette.pop2, CARD_INK], variant)) +
    cardFace(kit, { x: 178, y: 156, width: 132, rotation: 9 }, cycle(['A', 'K', 'Q'], variant), suitOf(variant + 2))
  );
}

/** One ace, large. */
export function ace({ kit, palette, variant }: Scene): string {
  return (
    groundShadow(150, 268, 92, 12, palette.near, 0.5) +
    cardFace(kit, { x: 150, y: 152, width: 148, rotation: variant % 2 === 0 ? -6 : 7 }, 'A', suitOf(variant)) +
    sparkle(60, 92, 14, palette.pop) +
    sparkle(250, 196, 10, palette.pop)
  );
}

/** Two cards of one suit and a chip. */
export function twins({ kit, palette, variant }: Scene): string {
  const suit = suitOf(variant + 1);
  const [left, right] = cycle(
    [
      ['Q', 'K'],
      ['9', '9'],
      ['J', 'A'],
    ] as const,
    variant,
  );
  return (
    cardFace(kit, { x: 112, y: 150, width: 120, rotation: -13 }, left, suit) +
    cardFace(kit, { x: 190, y: 164, width: 120, rotation: 11 }, right, suit) +
    chipFromAbove(kit, 62, 246, 36, palette.pop2, pip(suit, 0, 0, 0.72, '#fff8ec'))
  );
}

/** The four suits on four plates. */
export function suits({ kit, variant }: Scene): string {
  const dark = variant % 2 === 1;
  const plate = dark
    ? kit.linear([
        [0, '#33364f'],
        [1, '#20223a'],
      ])
    : kit.linear([
        [0, '#fffefb'],
        [1, '#f3ead9'],
      ]);
  const order = variant < 2 ? SUITS : SUITS.toReversed();
  return order
    .map((suit, i) => {
      const x = i % 2 === 0 ? 98 : 202;
      const y = i < 2 ? 98 : 206;
      const colour = dark && suitColour(suit) === CARD_INK ? '#f4ead8' : dark ? '#ff6a78' : suitColour(suit);
      return (
        rect(x - 44, y - 41, 92, 92, 20, '#0a0a1a', 'opacity=".22"') +
        rect(x - 46, y - 46, 92, 92, 20, plate) +
        pip(suit, x, y, 0.62, colour)
      );
    })
    .join('');
}

/** Three cards of one rank on top of each other. */
export function trio({ kit, variant }: Scene): string {
  const rank = cycle(['7', '3', 'J'], variant);
  return (
    [
      [88, 168, -20],
      [212, 168, 20],
      [150, 150, 0],
    ] as const
  )
    .map(([x, y, rotation], i) =>
      cardFace(kit, { x, y, width: i === 2 ? 124 : 106, rotation }, rank, suitOf(variant + i + 1)),
    )
    .join('');
}

/** Two closed cards under the dealer's button. */
export function button({ kit, palette, variant }: Scene): string {
  const back = cycle([palette.far, CARD_RED, '#23356f'], variant);
  const face = kit.linear([
    [0, '#fffefa'],
    [1, '#ddd3c4'],
  ]);
  return (
    cardBack(kit, { x: 104, y: 128, width: 116, rotation: -14 }, back) +
    cardBack(kit, { x: 186, y: 122, width: 116, rotation: 12 }, back) +
    circle(154, 210, 62, '#0a0a1a', 'opacity=".3"') +
    circle(150, 202, 62, '#c9bda8') +
    circle(150, 198, 62, face) +
    circle(150, 198, 50, 'none', `stroke="${palette.pop2}" stroke-width="4"`) +
    centred('D', 'black', 64, 150, 221, CARD_INK)
  );
}

const capBell = (x: number, y: number) => circle(x, y, 9, '#ffcf5a') + circle(x - 2.5, y - 2.5, 2.6, '#fff6d8');

/** A joker: the cap with bells instead of a pip. */
export function joker({ kit, palette, variant }: Scene): string {
  const [a, b] = cycle(
    [
      ['#d8324a', '#2a64d6'],
      ['#1f9d78', '#f0a52c'],
      ['#8a55dd', '#e0569a'],
    ] as const,
    variant,
  );
  const cap = place(
    2,
    4,
    1.1,
    0,
    path('M-34 14C-44 -18 -62 -26 -68 0C-78 -44 -40 -62 -10 -26L0 14Z', a),
    path('M34 14C44 -18 62 -26 68 0C78 -44 40 -62 10 -26L0 14Z', b),
    path('M-26 14C-22 -30 -10 -52 0 -66C10 -52 22 -30 26 14Z', lighten(a, 0.12)),
    rect(-38, 12, 76, 17, 8, '#ffcf5a'),
    capBell(-68, 6),
    capBell(68, 6),
    capBell(0, -68),
    ellipse(0, 46, 27, 19, '#fff2df'),
    circle(-10, 42, 3.6, CARD_INK),
    circle(10, 42, 3.6, CARD_INK),
    line('M-12 51Q0 60 12 51', CARD_INK, 3.4),
  );
  return (
    cardBack(kit, { x: 82, y: 168, width: 96, rotation: -20 }, palette.far) +
    cardBack(kit, { x: 220, y: 168, width: 96, rotation: 20 }, palette.far) +
    cardFace(kit, { x: 150, y: 152, width: 142, rotation: -3 }, 'J', suitOf(variant + 1), cap)
  );
}

/** A house of cards, seen from the front. */
export function cardhouse({ kit, palette, variant }: Scene): string {
  const colour = cycle([CARD_RED, '#2a64d6', '#1c8a63'], variant);
  const leaning = (x: number, y: number, lean: number) =>
    place(
      x,
      y,
      1,
      lean,
      rect(-8, -46, 16, 92, 5, '#fffaf2'),
      rect(-4.5, -40, 9, 80, 3, colour),
      path(starPath(4, 4, 1.8), '#fffaf2'),
    );
  const tent = (x: number, y: number) => leaning(x - 21, y, 25) + leaning(x + 21, y, -25);
  const floor = (x: number, y: number, width: number) =>
    rect(
      x - width / 2,
      y - 4,
      width,
      9,
      4,
      kit.linear([
        [0, '#fffefb'],
        [1, '#e6dac6'],
      ]),
    );
  return (
    groundShadow(150, 264, 124, 13, palette.near, 0.5) +
    tent(62, 218) +
    tent(150, 218) +
    tent(238, 218) +
    floor(106, 172, 104) +
    floor(194, 172, 104) +
    tent(106, 128) +
    tent(194, 128) +
    floor(150, 82, 104) +
    tent(150, 38) +
    sparkle(44, 116, 11, palette.cream) +
    sparkle(258, 92, 9, palette.cream, 0.8)
  );
}

/** One suit as a medallion. */
export function medallion({ kit, palette, variant }: Scene): string {
  const suit = suitOf(variant);
  const rim = cycle(['#e5b04a', '#c7d2de', '#e08a5a'], variant);
  const red = suitColour(suit) === CARD_RED;
  return (
    groundShadow(150, 268, 92, 13, palette.near, 0.45) +
    circle(150, 158, 108, lighten(rim, -0.2)) +
    circle(
      150,
      152,
      108,
      kit.linear(
        [
          [0, lighten(rim, 0.12)],
          [1, lighten(rim, -0.08)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(150, 152, 90, lighten(rim, -0.24)) +
    circle(
      150,
      154,
      87,
      kit.radial(
        [
          [0, red ? '#fff6ea' : '#3a4066'],
          [1, red ? '#f0dcc2' : '#191c33'],
        ],
        0.4,
        0.34,
        0.8,
      ),
    ) +
    `<circle cx="150" cy="152" r="99" fill="none" stroke="#fff8e4" stroke-width="4" stroke-dasharray=".1 15.4" stroke-linecap="round" opacity=".9"/>` +
    path(SUIT_PATHS[suit], red ? CARD_RED : '#f6ecd6', 'transform="translate(150 156) scale(1.22)"') +
    line('M84 100A84 84 0 0 1 128 72', '#fff', 6, 'opacity=".55"')
  );
}
