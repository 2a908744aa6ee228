import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { listCards } from '../../domain/wallet/cards.js';
import { creditTime } from '../../domain/wallet/eta.js';
import { withdrawStanding } from '../../domain/wallet/withdraw-terms.js';
import * as domain from '../../domain/wallet/withdrawals.js';
import { forPlayer } from '../operation.js';
import { cardOf } from './shown-bank-cards.js';
import { turnoverOf, withdrawalOf } from './shown-withdrawals.js';

/** The site's suggested amounts, in minor units. */
export const getWithdrawAmountList = forPlayer('getWithdrawAmountList', async ({ db }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'withdrawAmounts')
    .executeTakeFirst();
  return { data: { amounts: (row?.value ?? []) as number[] } };
});

/** What the player may withdraw now, to which cards, and what blocks it. */
export const getWithdrawRequest = forPlayer('getWithdrawRequest', async ({ db, services, player, site, now }) => {
  const {
    turnover,
    reasons,
    dailyAmount: _amount,
    dailyTimes: _times,
    freeTimes: _free,
    ...terms
  } = await withdrawStanding(db, services, player.id);
  return {
    data: {
      ...terms,
      currency: site.currency as 'PHP' | 'THB' | 'MMK',
      turnover: turnoverOf(turnover),
      canWithdraw: reasons.length === 0,
      reasons: [...reasons],
      cards: (await listCards(db, player.id)).map((card) => cardOf(card, services)),
      estimatedTime: creditTime(site, now()).toISOString(),
    },
  };
});

/**
 * Requests a payout to a card: the money is held until the review has decided. Repeating it under the same key returns
 * the same order (B5).
 */
export const withdraw = forPlayer('withdraw', async ({ db, services, player, body, headers, lang }) => {
  // A request with a key runs inside one transaction.
  const made = await domain.applyForWithdrawal(db as Transaction<Database>, services, player, {
    ...body,
    key: headers.idempotencyKey,
  });
  return made instanceof Error ? made : { data: withdrawalOf(made, services, lang) };
});

/** The progress of a withdrawal: its steps, when it should arrive (E4), why it failed. */
export const getWithdrawal = forPlayer('getWithdrawal', async ({ db, services, player, path, lang }) => {
  const withdrawal = await domain.findWithdrawal(db, player, { orderNo: path.orderNo });
  return withdrawal ? { data: withdrawalOf(withdrawal, services, lang) } : refusal('notFound');
});

/** Cancels a withdrawal that is not approved yet. Repeating it under the same key returns the same response. */
export const cancelWithdrawal = forPlayer('cancelWithdrawal', async ({ db, services, player, path, lang }) => {
  const refused = await domain.cancelWithdrawal(db, services, player, path.orderNo);
  if (refused) return refused;
  const withdrawal = await domain.findWithdrawal(db, player, { orderNo: path.orderNo });
  return withdrawal ? { data: withdrawalOf(withdrawal, services, lang) } : refusal('notFound');
});
