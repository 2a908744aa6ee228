import type { DecisionRules, Random } from '../rules.js';
import { handOf, PAYS, type Card, type Hand } from './hands.js';
import { adviceFor } from './strategy.js';

/** Video poker, Jacks or Better: five cards, of which the player holds some and draws others for the rest. */

export const HAND_SIZE = 5;
const DECK_SIZE = 52;

/** The bet is the stake alone. */
export type PokerBet = null;

export interface PokerOutcome {
  readonly dealt: readonly Card[];
  /** Places of the cards that were held, ascending; null before the draw. */
  readonly held: readonly number[] | null;
  /** The five cards after the draw; the same as dealt before it. */
  readonly cards: readonly Card[];
  /** Of these cards. */
  readonly hand: Hand | null;
}

/** All 52 cards in the order in which they are dealt and drawn. */
type Deck = readonly Card[];

function shuffled(random: Random): Deck {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  // Fisher and Yates: each order is equally likely.
  for (let last = DECK_SIZE - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [deck[last], deck[other]] = [deck[other] ?? 0, deck[last] ?? 0];
  }
  return deck;
}

/** Its decision is the places of the cards to hold, ascending. */
export const pokerRules: DecisionRules<PokerBet, Deck, readonly number[], PokerOutcome> = {
  read: (given, stake, stakes) => (given === null && stakes.includes(stake) ? { bet: null } : null),
  deal: shuffled,
  outcomeOf: (deck, held) => {
    const dealt = deck.slice(0, HAND_SIZE);
    let next = HAND_SIZE;
    const cards =
      held === null ? dealt : dealt.map((card, place) => (held.includes(place) ? card : (deck[next++] ?? 0)));
    return { dealt, held, cards, hand: handOf(cards) };
  },
  readDecision: (given) => {
    if (!Array.isArray(given) || given.length > HAND_SIZE) return null;
    const places = given as readonly unknown[];
    const areAscending = places.every(
      (place, index) =>
        typeof place === 'number' &&
        Number.isInteger(place) &&
        place >= 0 &&
        place < HAND_SIZE &&
        (index === 0 || place > Number(places[index - 1])),
    );
    return areAscending ? { decision: places as readonly number[] } : null;
  },
  decideFor: (deck) => adviceFor(deck.slice(0, HAND_SIZE)).held,
  winOf: ({ outcome: { hand }, stake }) => (hand === null ? 0 : stake * PAYS[hand]),
  // Of the strategy in strategy.ts. Counting all hands takes longer than a page may load, so a test compares this figure with
  // the count (tests/server/play-poker.test.ts).
  returnToPlayer: 97.19,
};
