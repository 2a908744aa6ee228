import { expect, test } from 'vitest';
import { defineBankCardsActors } from '../../../src/effects/wallet/bankCards.js';
import { card, otherCard } from '../../fixtures/wallet/withdrawals.js';
import { createWorld, requestsOf } from '../access/world.js';

const changed = { ok: true, value: null };
const unchanged = { ok: false, problem: { code: 'unreachable' } };

test('the list of cards tells what became of a deletion, and which card is the default one', async () => {
  const list = { code: 200, msg: 'OK', data: [card(), otherCard] };
  const { sendDefault, sendDeletion } = defineBankCardsActors(createWorld({ 'GET /gameUserBankCard/list': list }));
  const tracedOf = async (cardId: string) =>
    Promise.all([sendDefault, sendDeletion].map((write) => requestsOf(write).trace({ cardId })));
  expect(await tracedOf('1')).toEqual([changed, unchanged]);
  expect(await tracedOf('2')).toEqual([unchanged, unchanged]);
  expect(await tracedOf('9')).toEqual([unchanged, changed]);
});

test('a list that cannot be read tells nothing', async () => {
  const { sendDefault, sendDeletion } = defineBankCardsActors(createWorld({}));
  for (const write of [sendDefault, sendDeletion])
    await expect(requestsOf(write).trace({ cardId: '1' })).rejects.toThrow();
});
