import { countsOf, fitsStraight, handOf, isSuited, JACK, rankOf, ranksOf, TEN, type Card } from './hands.js';

/** Cards worth holding, and how many they are. */
interface Line {
  readonly size: number;
  readonly fits: (cards: readonly Card[]) => boolean;
}

const areAll = (cards: readonly Card[], test: (rank: number) => boolean) => cards.every((card) => test(rankOf(card)));
const isHigh = (rank: number): boolean => rank >= JACK;
const isRoyal = (cards: readonly Card[]) =>
  isSuited(cards) && areDifferent(cards) && areAll(cards, (rank) => rank >= TEN);
const areDifferent = (cards: readonly Card[]) => Math.max(...countsOf(cards)) === 1;
const areAlike = (cards: readonly Card[]) => areAll(cards, (rank) => rank === rankOf(cards[0] ?? 0));
const isStraightFlush = (cards: readonly Card[]) =>
  isSuited(cards) && areDifferent(cards) && fitsStraight(ranksOf(cards));

/** Four in a row that a card at either end completes. */
function isOutside(cards: readonly Card[]): boolean {
  const ranks = ranksOf(cards);
  const lowest = Math.min(...cards.map(rankOf));
  return ranks === 0b1111 << lowest && lowest + 3 < 12;
}

/**
 * What to hold, the best first: the first line that some of the five cards fit. This is the strategy that the rules of the
 * game state, that the hint shows, and that the published return is computed with.
 */
export const STRATEGY = {
  bestHands: { size: 5, fits: (cards) => ['royalFlush', 'straightFlush'].includes(handOf(cards) ?? '') },
  fourOfAKind: { size: 4, fits: areAlike },
  fourToRoyal: { size: 4, fits: isRoyal },
  madeHands: { size: 5, fits: (cards) => ['fullHouse', 'flush', 'straight'].includes(handOf(cards) ?? '') },
  threeOfAKind: { size: 3, fits: areAlike },
  fourToStraightFlush: { size: 4, fits: isStraightFlush },
  twoPairs: { size: 4, fits: (cards) => countsOf(cards).filter((count) => count === 2).length === 2 },
  highPair: { size: 2, fits: (cards) => areAlike(cards) && areAll(cards, isHigh) },
  threeToRoyal: { size: 3, fits: isRoyal },
  fourToFlush: { size: 4, fits: isSuited },
  lowPair: { size: 2, fits: areAlike },
  fourToStraight: { size: 4, fits: isOutside },
  twoSuitedHigh: { size: 2, fits: (cards) => isSuited(cards) && areAll(cards, isHigh) },
  threeToStraightFlush: { size: 3, fits: isStraightFlush },
  twoHigh: { size: 2, fits: (cards) => areAll(cards, isHigh) },
  suitedTen: {
    size: 2,
    fits: (cards) => isSuited(cards) && areAll(cards, (rank) => rank >= TEN && rank < 12),
  },
  oneHigh: { size: 1, fits: (cards) => areAll(cards, isHigh) },
} as const satisfies Readonly<Record<string, Line>>;

export type LineName = keyof typeof STRATEGY;
export const LINE_NAMES = Object.keys(STRATEGY) as readonly LineName[];

/** Positions of five cards, of each size. */
const CHOICES: readonly (readonly (readonly number[])[])[] = Array.from({ length: 6 }, (_, size) =>
  Array.from({ length: 32 }, (_unused, mask) => [0, 1, 2, 3, 4].filter((place) => (mask >> place) & 1)).filter(
    (places) => places.length === size,
  ),
);

/** The places of the cards to hold, ascending, and why; none if all five are to be drawn. */
export function adviceFor(hand: readonly Card[]): { readonly line: LineName | null; readonly held: readonly number[] } {
  // From the lowest rank up: of three high cards, the two lowest are worth more.
  const order = [0, 1, 2, 3, 4].sort((one, other) => (hand[one] ?? 0) - (hand[other] ?? 0));
  const sorted = order.map((place) => hand[place] ?? 0);
  for (const line of LINE_NAMES) {
    const { size, fits } = STRATEGY[line];
    const found = CHOICES[size]?.find((places) => fits(places.map((place) => sorted[place] ?? 0)));
    if (found) return { line, held: found.map((place) => order[place] ?? 0).sort((one, other) => one - other) };
  }
  return { line: null, held: [] };
}
