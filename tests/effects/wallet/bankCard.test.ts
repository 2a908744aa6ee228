import { expect, test } from 'vitest';
import { defineBankCardActors } from '../../../src/effects/wallet/bankCard.js';
import { card, fields } from '../../fixtures/wallet/withdrawals.js';
import { createWorld, run } from '../access/world.js';

const saved = { code: 200, msg: 'OK', data: card() };

test('a new card goes to the site itself as its operator, with the phone that was typed', async () => {
  const outside = createWorld({ 'POST /gameUserBankCard': saved });
  const { sendCard } = defineBankCardActors(outside);
  await run(sendCard, { cardId: null, fields: { ...fields, phone: '09181112222' } });
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
  const { sendCard } = defineBankCardActors(outside);
  await run(sendCard, { cardId: '1', fields: { ...fields, account: '', isDefault: true } });
  expect(outside.calls[0]?.body).toEqual({ id: '1', bank: 'ISAV', bankCardName: 'Marisol Reyes', defaultStatus: 1 });
});
