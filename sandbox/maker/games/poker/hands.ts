/** A card from 0 to 51: its rank times four, plus its suit. Rank 0 is the two, rank 12 the ace. */
export type Card = number;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

export const ACE = 12;
export const TEN = 8;
export const JACK = 9;

/** Hands that pay, the best first, with what they pay in stakes, stake included. Jacks or Better, 8/5. */
export const PAYS = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 8,
  flush: 5,
  straight: 4,
  threeOfAKind: 3,
  twoPairs: 2,
  jacksOrBetter: 1,
} as const;

export type Hand = keyof typeof PAYS;
export const HANDS = Object.keys(PAYS) as readonly Hand[];

/** Ranks of a straight as bits, the lowest first: an ace is also below the two. */
const STRAIGHTS: readonly number[] = [
  (1 << ACE) | 0b1111,
  ...Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest),
];

/** Whether cards of these different ranks, as bits, can still become a straight. */
export const fitsStraight = (ranks: number): boolean => STRAIGHTS.some((straight) => (straight & ranks) === ranks);

export const ranksOf = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (1 << rankOf(card)), 0);

export const isSuited = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));

/** The best hand of five cards; null if it pays nothing. */
export function handOf(cards: readonly Card[]): Hand | null {
  const ranks = ranksOf(cards);
  const counts = countsOf(cards);
  const most = Math.max(...counts);
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 1) return unpaired(cards, ranks);
  if (most === 4) return 'fourOfAKind';
  if (most === 3) return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPairs';
  return counts.lastIndexOf(2) >= JACK ? 'jacksOrBetter' : null;
}

function unpaired(cards: readonly Card[], ranks: number): Hand | null {
  const isStraight = STRAIGHTS.includes(ranks);
  if (!isSuited(cards)) return isStraight ? 'straight' : null;
  if (!isStraight) return 'flush';
  return ranks === 0b11111 << TEN ? 'royalFlush' : 'straightFlush';
}

/** How often each rank is among the cards. */
export function countsOf(cards: readonly Card[]): readonly number[] {
  const counts = Array.from({ length: 13 }, () => 0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  return counts;
}
