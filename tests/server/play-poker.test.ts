import { describe, expect, test } from 'vitest';
import { handOf, HANDS, PAYS, type Card, type Hand } from '../../sandbox/maker/games/poker/hands.js';
import { pokerRules } from '../../sandbox/maker/games/poker/rules.js';
import { adviceFor, type LineName } from '../../sandbox/maker/games/poker/strategy.js';
import { countHands } from './poker-count.js';
import { seededRandom } from './seeded-random.js';

const stakes = [100, 200, 500];

/** Cards as they are written: `Ah Td 9c`. */
const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').map((word) => '23456789TJQKA'.indexOf(word[0] ?? '') * 4 + 'cdhs'.indexOf(word[1] ?? ''));

test.each<[string, Hand | null]>([
  ['Ah Kh Qh Jh Th', 'royalFlush'],
  ['9s Ks Qs Js Ts', 'straightFlush'],
  ['Ac 2c 3c 4c 5c', 'straightFlush'],
  ['7c 7d 7h 7s 2c', 'fourOfAKind'],
  ['7c 7d 7h 2s 2c', 'fullHouse'],
  ['2h 7h 9h Jh Kh', 'flush'],
  ['Ac 2d 3c 4c 5c', 'straight'],
  ['Ac Kd Qc Jc Tc', 'straight'],
  ['Qc Kd Ac 2c 3c', null],
  ['7c 7d 7h 2s 3c', 'threeOfAKind'],
  ['7c 7d 2h 2s 3c', 'twoPairs'],
  ['Jc Jd 2h 4s 3c', 'jacksOrBetter'],
  ['Tc Td 2h 4s 3c', null],
  ['Ac Jd 2h 4s 3c', null],
])('%s is %s', (text, hand) => expect(handOf(cardsOf(text))).toBe(hand));

/** Wikipedia, Poker probability: hands of five cards. */
test('each hand is dealt as often as counted', () => {
  const counts = countHands();
  expect(Object.fromEntries(HANDS.map((hand) => [hand, counts.get(hand)]))).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPairs: 123_552,
    // Four of thirteen ranks of pairs.
    jacksOrBetter: (1_098_240 * 4) / 13,
  });
});

test.each<[string, LineName | null, string]>([
  ['Ah Kh Qh Jh Th', 'bestHands', 'Ah Kh Qh Jh Th'],
  ['7c 7d 7h 7s 2c', 'fourOfAKind', '7c 7d 7h 7s'],
  ['Ah Kh Qh Jh 2h', 'fourToRoyal', 'Ah Kh Qh Jh'],
  ['Ah Kh Qh Jh Td', 'fourToRoyal', 'Ah Kh Qh Jh'],
  ['2h 7h 9h Jh Kh', 'madeHands', '2h 7h 9h Jh Kh'],
  ['7c 7d 7h 2s 3c', 'threeOfAKind', '7c 7d 7h'],
  ['5c 6c 7c 9c Ad', 'fourToStraightFlush', '5c 6c 7c 9c'],
  ['2h 2c 3d 3h Ks', 'twoPairs', '2h 2c 3d 3h'],
  ['Jc Jd 4h 5h 6h', 'highPair', 'Jc Jd'],
  ['Ah Kh Th 9h 2c', 'threeToRoyal', 'Ah Kh Th'],
  ['2h 7h 9h Jh Kc', 'fourToFlush', '2h 7h 9h Jh'],
  ['2h 2c 3d 4h 5s', 'lowPair', '2h 2c'],
  ['9h 2c 3d 4h 5s', 'fourToStraight', '2c 3d 4h 5s'],
  ['Ah Jh 2c 5d 8s', 'twoSuitedHigh', 'Ah Jh'],
  ['3h 4h 6h 9c Kd', 'threeToStraightFlush', '3h 4h 6h'],
  ['Ah Kd Jc 5d 8s', 'twoHigh', 'Kd Jc'],
  ['Th Jh 2c 5d 8s', 'suitedTen', 'Th Jh'],
  ['Th Jd 2c 5d 8s', 'oneHigh', 'Jd'],
  ['Th 9d 2c 5d 4s', null, ''],
])('of %s the strategy holds %s: %s', (text, line, held) => {
  const hand = cardsOf(text);
  const advice = adviceFor(hand);
  expect(advice.line).toBe(line);
  expect(advice.held.map((place) => text.split(' ')[place]).join(' ')).toBe(held);
});

describe('a round', () => {
  const deck = pokerRules.deal(seededRandom(7));

  test('has every card once, and deals from the top', () => {
    expect(new Set(deck).size).toBe(52);
    expect(pokerRules.outcomeOf(deck, null)).toMatchObject({ dealt: deck.slice(0, 5), held: null });
  });

  test('draws for each card that is not held, from the left, and pays the final hand', () => {
    const outcome = pokerRules.outcomeOf(deck, [0, 2]);
    expect(outcome.cards).toEqual([deck[0], deck[5], deck[2], deck[6], deck[7]]);
    expect(pokerRules.winOf({ outcome, stake: 100 })).toBe(outcome.hand === null ? 0 : PAYS[outcome.hand] * 100);
    expect(pokerRules.outcomeOf(deck, [0, 1, 2, 3, 4]).cards).toEqual(deck.slice(0, 5));
  });

  test.each([
    ['a bet on something', 1, 100],
    ['a stake that is not offered', null, 150],
  ])('is refused with %s', (_, given, stake) => expect(pokerRules.read(given, stake, stakes)).toBeNull());

  test.each([[[0, 0]], [[1, 0]], [[5]], [[-1]], [[0.5]], ['0'], [null], [[0, 1, 2, 3, 4, 4]]])(
    'accepts no decision %j',
    (given) => expect(pokerRules.readDecision(given)).toBeNull(),
  );
});
