import { handOf, PAYS, type Card, type Hand } from '../../sandbox/maker/games/poker/hands.js';
import { adviceFor } from '../../sandbox/maker/games/poker/strategy.js';

/**
 * Exact returns of video poker. Hands that differ only by the names of the suits are one class: 134,459 of them stand for
 * all 2,598,960. What a held set of cards pays on average follows from sums over all hands that contain it
 * (inclusion and exclusion over the discarded cards).
 */

const HANDS_OF_FIVE = 2_598_960;
const MASKS = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((place) => (mask >> place) & 1));
/** Ways to draw so many of 47 cards. */
const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939];

/** Number of ways to choose, by cards and how many. */
const CHOOSE = Array.from({ length: 53 }, (_, cards) =>
  Array.from({ length: 6 }, (_unused, size) => {
    let ways = 1;
    for (let step = 0; step < size; step += 1) ways = (ways * (cards - step)) / (step + 1);
    return Math.round(ways);
  }),
);

/** The place of ascending cards among all sets of their size. */
function placeOf(hand: readonly Card[], mask: number): number {
  let [place, size] = [0, 0];
  for (let index = 0; index < 5; index += 1)
    if ((mask >> index) & 1) place += CHOOSE[hand[index] ?? 0]?.[(size += 1)] ?? 0;
  return place;
}

function eachHand(visit: (hand: readonly Card[]) => void): void {
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) visit([a, b, c, d, e]);
}

const suits = new Int32Array(4);
const ranked = new Int32Array(4);
const order = new Int32Array(5);

/**
 * A number for the class of a hand: the ranks of each suit as 13 bits, the greatest first. Leaves in `order` the places of its
 * cards, suit by suit in the same sequence. Called for every hand, so it makes no objects.
 */
function classOf(hand: readonly Card[]): number {
  suits.fill(0);
  for (let index = 0; index < 5; index += 1) {
    const card = hand[index] ?? 0;
    suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2));
  }
  for (let suit = 0; suit < 4; suit += 1) {
    let at = suit;
    for (; at > 0 && (suits[ranked[at - 1] ?? 0] ?? 0) < (suits[suit] ?? 0); at -= 1) ranked[at] = ranked[at - 1] ?? 0;
    ranked[at] = suit;
  }
  let [key, next] = [0, 0];
  for (let place = 0; place < 4; place += 1) {
    const suit = ranked[place] ?? 0;
    key = key * 8_192 + (suits[suit] ?? 0);
    for (let index = 0; index < 5; index += 1) if (((hand[index] ?? 0) & 3) === suit) order[next++] = index;
  }
  return key;
}

interface Class {
  readonly hand: readonly Card[];
  count: number;
}

let counted: ReadonlyMap<number, Class> | undefined;

/** One hand of each class, and how many hands it stands for. */
function classes(): ReadonlyMap<number, Class> {
  if (counted) return counted;
  const found = new Map<number, Class>();
  eachHand((hand) => {
    const key = classOf(hand);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { hand, count: 1 });
  });
  return (counted = found);
}

export function countHands(): ReadonlyMap<Hand | null, number> {
  const counts = new Map<Hand | null, number>();
  for (const { hand, count } of classes().values()) {
    const made = handOf(hand);
    counts.set(made, (counts.get(made) ?? 0) + count);
  }
  return counts;
}

let sums: readonly Float64Array[] | undefined;

/** For each set of up to five cards, what all hands that contain it pay together, in stakes. */
function paySums(): readonly Float64Array[] {
  if (sums) return sums;
  const found = [1, 52, 1_326, 22_100, 270_725, HANDS_OF_FIVE].map((size) => new Float64Array(size));
  eachHand((hand) => {
    const made = handOf(hand);
    if (made === null) return;
    for (let mask = 0; mask < 32; mask += 1) {
      const table = found[MASKS[mask]?.length ?? 0] as Float64Array;
      const place = placeOf(hand, mask);
      table[place] = (table[place] ?? 0) + PAYS[made];
    }
  });
  return (sums = found);
}

/** What each choice of held cards pays on average, in stakes, by its bits. */
function valuesOf(hand: readonly Card[]): Float64Array {
  const values = new Float64Array(32);
  for (let mask = 0; mask < 32; mask += 1)
    values[mask] = paySums()[MASKS[mask]?.length ?? 0]?.[placeOf(hand, mask)] ?? 0;
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask += 1)
      if (!(mask & bit)) values[mask] = (values[mask] ?? 0) - (values[mask | bit] ?? 0);
  for (let mask = 0; mask < 32; mask += 1)
    values[mask] = (values[mask] ?? 0) / (DRAWS[5 - (MASKS[mask]?.length ?? 0)] ?? 1);
  return values;
}

const bitsOf = (places: readonly number[]): number => places.reduce((bits, place) => bits | (1 << place), 0);

/** The mean over all hands of what the chosen cards pay, in per cent. */
function meanOf(valueOf: (hand: readonly Card[], values: Float64Array) => number): number {
  let sum = 0;
  for (const { hand, count } of classes().values()) sum += valueOf(hand, valuesOf(hand)) * count;
  return (sum / HANDS_OF_FIVE) * 100;
}

export const returnOfStrategy = (): number => meanOf((hand, values) => values[bitsOf(adviceFor(hand).held)] ?? 0);
export const bestReturn = (): number => meanOf((_, values) => Math.max(...values));

/**
 * Plays a round by the strategy: `deck` has at least the first ten cards, and the result is in stakes. Advice and payout are
 * looked up in tables of all hands: asking the rules ten million times would take minutes.
 */
export function tabledRound(): (deck: readonly Card[]) => number {
  const [held, pays] = [new Uint8Array(HANDS_OF_FIVE), new Uint16Array(HANDS_OF_FIVE)];
  const byClass = new Map<number, number>();
  for (const [key, { hand }] of classes()) {
    classOf(hand);
    byClass.set(key, bitsOf(adviceFor([...order].map((place) => hand[place] ?? 0)).held));
  }
  // Hands come in the order of their places.
  let place = 0;
  eachHand((hand) => {
    const bits = byClass.get(classOf(hand)) ?? 0;
    for (let index = 0; index < 5; index += 1)
      if ((bits >> index) & 1) held[place] = (held[place] ?? 0) | (1 << (order[index] ?? 0));
    const made = handOf(hand);
    pays[place] = made === null ? 0 : PAYS[made];
    place += 1;
  });
  return (deck) => {
    const hand = sorted(deck.slice(0, 5));
    const bits = held[placeOf(hand, 31)] ?? 0;
    let next = 5;
    for (let index = 0; index < 5; index += 1) if (!((bits >> index) & 1)) hand[index] = deck[next++] ?? 0;
    return pays[placeOf(sorted(hand), 31)] ?? 0;
  };
}

function sorted(hand: Card[]): Card[] {
  for (let index = 1; index < hand.length; index += 1) {
    const card = hand[index] ?? 0;
    let at = index;
    for (; at > 0 && (hand[at - 1] ?? 0) > card; at -= 1) hand[at] = hand[at - 1] ?? 0;
    hand[at] = card;
  }
  return hand;
}
