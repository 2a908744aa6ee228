import { depositBonus } from '../../domain/promotions/deposit-bonus.js';
import { usableBank } from '../../domain/wallet/manual-deposits.js';
import { forPlayer } from '../operation.js';

/** A quote of a manual deposit before it is reported. The payment itself costs nothing here. Changes nothing. */
export const operation = forPlayer('budgetManualDeposit', async ({ db, services, player, body }) => {
  const bank = await usableBank(db, services, body);
  if (bank instanceof Error) return bank;
  const offer = await depositBonus(db, services, player.id, body);
  if (offer instanceof Error) return offer;
  const { bonus, turnover } = offer;
  return { data: { amount: body.amount, payAmount: body.amount, fee: 0, bonus, turnover } };
});
