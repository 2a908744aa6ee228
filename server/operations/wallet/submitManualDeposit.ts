import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { forPlayer } from '../operation.js';
import { submitManualDeposit } from '../../domain/wallet/manual-deposits.js';

/**
 * Reports a manual payment, which then waits for review. Repeating it under the same key returns the same order (B5).
 */
export const operation = forPlayer(
  'submitManualDeposit',
  async ({ db, services, player, query, body, headers, lang }) => {
    // A request with a key runs inside one transaction.
    const made = await submitManualDeposit(db as Transaction<Database>, services, player, {
      ...body,
      key: headers.idempotencyKey,
      confirmed: query,
      lang,
    });
    return made instanceof Error ? made : { data: made };
  },
);
