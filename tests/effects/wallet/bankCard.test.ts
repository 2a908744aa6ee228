import { expect, test } from 'vitest';
import { defineBankCardActors } from '../../../src/effects/wallet/bankCard.js';
import { outcomeOf } from '../../../src/effects/shared/provideWrite.js';
import { card, cardForm, fields, otherCard } from '../../fixtures/wallet/withdrawals.js';
import { createWorld, requestsOf } from '../access/world.js';

const saved = { code: 200, msg: 'OK', data: card() };

test('a new card goes to the site itself as its operator, with the phone that was typed', async () => {
  const outside = createWorld({ 'POST /gameUserBankCard': saved });
  const { send } = requestsOf(defineBankCardActors(outside).sendCard);
  await send({ form: cardForm(), fields: { ...fields, phone: '09181112222' } });
  expect(outside.calls[0]?.body).toEqual({
    bank: 'ISAV',
    bankCardName: 'Marisol Reyes',
    bankCardAccount: '001234567890',
    bankCardRemark: '09181112222',
    operatorCode: 'CUSTOM',
  });
});

test('a change sends neither a number nor a phone that stays', async () => {
  const outside = createWorld({ 'PUT /gameUserBankCard': saved });
  const { send } = requestsOf(defineBankCardActors(outside).sendCard);
  await send({ form: cardForm({ card: card() }), fields: { ...fields, account: '', isDefault: true } });
  expect(outside.calls[0]?.body).toEqual({ id: '1', bank: 'ISAV', bankCardName: 'Marisol Reyes', defaultStatus: 1 });
});

const stored = card({ id: '9' });
const withPhone = { ...fields, phone: '09181112222' };
const changing = cardForm({ card: card(), cards: [card()] });
/** Only the box of the default card was ticked. */
const defaulting = cardForm({ card: otherCard, cards: [card(), otherCard] });
const asDefault = { bank: 'MBAY', holder: 'Marisol Reyes', account: '', phone: '', isDefault: true };

test.each([
  ['the new card is among them', cardForm({ cards: [otherCard] }), fields, [otherCard, stored], true],
  ['a card that was there before is not the new one', cardForm({ cards: [stored] }), fields, [stored], false],
  ['a card with another phone is not the new one', cardForm(), withPhone, [stored], false],
  [
    'a card with the masked phone that was sent is the new one',
    cardForm(),
    withPhone,
    [{ ...stored, bankCardRemark: '0918•••2222' }],
    true,
  ],
  ['the card still has its old bank', changing, { ...fields, bank: 'MBAY', account: '' }, [card()], false],
  ['the card is not the default one yet', defaulting, asDefault, [card(), otherCard], false],
  ['the card is the default one now', defaulting, asDefault, [{ ...otherCard, defaultStatus: 1 as const }], true],
])('after a lost response the cards tell what became of it: %s', async (_, form, sent, data, isStored) => {
  const world = createWorld({ 'GET /gameUserBankCard/list': { code: 200, msg: 'OK', data } });
  const traced = await requestsOf(defineBankCardActors(world).sendCard).trace({ form, fields: sent });
  expect(traced).toEqual(outcomeOf(isStored));
});
