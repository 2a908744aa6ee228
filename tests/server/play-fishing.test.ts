import { expect, test } from 'vitest';
import { chanceOf, FISH, FISH_NAMES, fishingRules, isCaught, ROLLS } from '../../sandbox/maker/games/fishing/rules.js';
import { stakesIn } from '../../sandbox/maker/stakes.js';

const stakes = stakesIn('PHP');

test('every fish has an exact chance, and returns what is published', () => {
  for (const fish of FISH_NAMES) {
    expect(Number.isInteger(chanceOf(fish))).toBe(true);
    expect((chanceOf(fish) * FISH[fish] * 100) / ROLLS).toBe(fishingRules.returnToPlayer);
  }
});

test('a roll below the chance is a catch, and pays its fish', () => {
  const paid = (outcome: number) => fishingRules.winOf({ bet: { fish: 'turtle' }, outcome, stake: 500 });
  expect([paid(0), paid(1_199), paid(1_200), paid(9_999)]).toEqual([4_000, 4_000, 0, 0]);
  expect([isCaught({ fish: 'whale' }, 191), isCaught({ fish: 'whale' }, 192)]).toEqual([true, false]);
});

test.each<[string, unknown, number]>([
  ['no fish', {}, 100],
  ['a fish that does not swim here', { fish: 'shark' }, 100],
  ['a word of the language', { fish: 'constructor' }, 100],
  ['a stake that is not offered', { fish: 'crab' }, 150],
  ['nothing', null, 100],
])('a bet with %s is refused', (_, given, stake) => expect(fishingRules.read(given, stake, stakes)).toBeNull());
