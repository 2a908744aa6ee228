import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusal } from '../contract/refusal.js';
import type { Database } from '../db/schema.js';
import { atomically, type Db } from '../db/open.js';

/** A request that may be repeated under the same key (decision B5). */
export interface KeyedCall {
  readonly playerId: number;
  readonly operation: string;
  readonly key: string;
  /** Path and body of the request. */
  readonly request: unknown;
  readonly at: Date;
}

/**
 * Runs a write once per key and stores the bytes of its response in the same transaction. A repeated request gets the
 * same bytes; a different request under the same key throws `Refusal('keyReused')`. A refused or failed request stores
 * nothing, so it may be repeated.
 */
export function once(db: Db, call: KeyedCall, work: (trx: Transaction<Database>) => Promise<object>): Promise<Buffer> {
  const bodyHash = hashOf(call);
  return atomically(db, async (trx) => {
    // A second request with the key waits here until the first one has committed or rolled back.
    const taken = await trx
      .insertInto('idempotency')
      .values({
        player_id: call.playerId,
        operation: call.operation,
        key: call.key,
        body_hash: bodyHash,
        answer: null,
        created_at: call.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (taken === undefined) {
      const stored = await storedAnswer(trx, call);
      if (stored === null) throw new Error('a stored call has no answer');
      return stored;
    }
    const answer = Buffer.from(JSON.stringify(await work(trx)));
    await trx
      .updateTable('idempotency')
      .set({ answer })
      .where('player_id', '=', call.playerId)
      .where('operation', '=', call.operation)
      .where('key', '=', call.key)
      .execute();
    return answer;
  });
}

/**
 * The response that is committed under the key, or null. Throws `Refusal('keyReused')` if the key belongs to a
 * different request.
 */
export async function storedAnswer(db: Db, call: KeyedCall): Promise<Buffer | null> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('player_id', '=', call.playerId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (stored !== undefined && !stored.body_hash.equals(hashOf(call))) throw refusal('keyReused');
  return stored?.answer ?? null;
}

const hashOf = ({ request }: KeyedCall): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest();

/** The value with sorted keys: the order in which a client writes them does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
