import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusal } from '../base/refusal.js';
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
  return atomically(db, async (trx) => {
    if (await takeKey(trx, call)) return storeAnswer(trx, call, await work(trx));
    const stored = await storedAnswer(trx, call);
    if (stored === null) throw new Error('a stored call has no answer');
    return stored;
  });
}

/**
 * Runs a write that asks a company. `intend` runs once per key, in the transaction that stores the key, and commits
 * before the company is asked. `carryOut` asks the company and returns the response; it runs until a response is
 * stored, so a repeated request continues where an earlier one stopped. A response of which `isFinal` says no is given, but
 * not stored. Errors as for `once`: a request that `intend` refuses stores nothing.
 */
export async function intendedOnce(
  db: Db,
  call: KeyedCall,
  steps: {
    intend(trx: Transaction<Database>): Promise<void>;
    carryOut(): Promise<object>;
    isFinal(response: object): boolean;
  },
): Promise<Buffer> {
  const stored = await atomically(db, async (trx) => {
    if (!(await takeKey(trx, call))) return storedAnswer(trx, call);
    await steps.intend(trx);
    return null;
  });
  if (stored !== null) return stored;
  const response = await steps.carryOut();
  return steps.isFinal(response) ? storeAnswer(db, call, response) : Buffer.from(JSON.stringify(response));
}

/** False if a request with the key was here before. Waits until that request has committed or rolled back. */
async function takeKey(trx: Transaction<Database>, call: KeyedCall): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({
      player_id: call.playerId,
      operation: call.operation,
      key: call.key,
      body_hash: hashOf(call),
      answer: null,
      created_at: call.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the response and returns its bytes. If another request with the key was faster, its response stays. */
async function storeAnswer(db: Db, call: KeyedCall, response: object): Promise<Buffer> {
  const answer = Buffer.from(JSON.stringify(response));
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ answer })
    .where('player_id', '=', call.playerId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? answer : ((await storedAnswer(db, call)) ?? answer);
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
