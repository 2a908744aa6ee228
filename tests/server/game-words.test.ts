import { expect, test } from 'vitest';
import { moneyFormat } from '../../sandbox/maker/page/money.js';
import { payOf } from '../../sandbox/maker/games/slot/info.js';
import { slotTexts } from '../../sandbox/maker/games/slot/texts.js';
import { previousOf, resultOf } from '../../sandbox/maker/page/outcome.js';
import { texts } from '../../sandbox/maker/page/texts.js';

const english = texts.en_US;
const money = moneyFormat('en_US', 'PHP');
const said = (stake: number, win: number) => resultOf({ stake, win }, english, money);

test('only more than the stake is told as a win of the round', () => {
  expect(said(1_000, 1_001)).toEqual({ text: 'You win ₱\u00a010.01', tone: 'win' });
  expect(said(1_000, 1_000)).toEqual({ text: '₱\u00a010.00 of ₱\u00a010.00 came back', tone: 'plain' });
  expect(said(1_000, 200)).toEqual({ text: '₱\u00a02.00 of ₱\u00a010.00 came back', tone: 'plain' });
  expect(said(1_000, 0)).toEqual({ text: 'No win this round', tone: 'plain' });
});

test('a round of an earlier visit is told in the same way, and a lost one is not repeated', () => {
  const previous = (stake: number, win: number) => previousOf({ stake, win }, english, money);
  expect(previous(1_000, 5_000)).toBe('Last round: ₱\u00a050.00 won');
  expect(previous(1_000, 200)).toBe('Last round: ₱\u00a02.00 of ₱\u00a010.00 came back');
  expect(previous(1_000, 0)).toBeNull();
});

test('the paytable says how many of a kind pay what', () => {
  expect(payOf(5, 100_000, slotTexts.en_US, money)).toBe('5 of a kind: ₱\u00a01,000.00');
  for (const { ofAKind } of Object.values(slotTexts)) {
    expect(ofAKind).toContain('{0}');
    expect(ofAKind).toContain('{1}');
  }
  for (const { cameBack } of Object.values(texts)) expect(cameBack).toContain('{0}');
});
