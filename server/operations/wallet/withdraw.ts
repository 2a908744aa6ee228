import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { forPlayer } from '../operation.js';
import { applyForWithdrawal } from '../../domain/wallet/withdrawals.js';

/**
 * Requests a payout to a card: the money is held until the review has decided. Repeating it under the same key returns
 * the same order (B5).
 */
export const operation = forPlayer('withdraw', async ({ db, services, player, body, headers, lang }) => {
  // A request with a key runs inside one transaction.
  const made = await applyForWithdrawal(db as Transaction<Database>, services, player, {
    ...body,
    key: headers.idempotencyKey,
    lang,
  });
  return made instanceof Error ? made : { data: made };
});
