import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { forPlayer } from '../../operation.js';
import { submitManualDeposit } from '../../domain/wallet/manual-deposits.js';

/** Tells of a payment that was made by hand; it waits for review. A replay answers the same order (B5). */
export const operation = forPlayer('submitManualDeposit', async ({ db, services, player, body, headers, lang }) => {
  // A call with a key runs inside one transaction.
  const made = await submitManualDeposit(db as Transaction<Database>, services, player, {
    ...body,
    key: headers.idempotencyKey,
    lang,
  });
  return made instanceof Error ? made : { data: made };
});
