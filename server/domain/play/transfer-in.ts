import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../services.js';
import { firstAsk } from '../backoff.js';
import { isShowable, type Site } from '../../base/site.js';
import { sendTransferIn } from './ask-maker.js';
import { bookTransferIn, pendingTransfer, returnTransferIn } from './book-transfers.js';
import { claim, settleClaim } from './claim.js';
import { changeSession, lockSession, type SessionRow } from './session-rows.js';

/** The largest amount of one transfer into a game, in minor units. */
const MOST = 100_000_000_00;

/**
 * Stores that an amount moves into a session, and takes it out of the wallet; `sendIn` then asks the maker. The money
 * lies at the maker in the ledger while the maker's response is unknown, so that nobody can spend it twice. The id of the
 * transfer follows from the request. Throws `Refusal('amountOutOfRange')` and `Refusal('insufficientBalance')`.
 */
export async function intendIn(
  trx: Transaction<Database>,
  session: SessionRow,
  {
    key,
    operation,
    amount,
    least,
    site,
    at,
  }: { key: string; operation: string; amount: number; least: number; site: Site; at: Date },
): Promise<void> {
  if (!isShowable(amount, site) || amount < least || amount > MOST) throw refusal('amountOutOfRange', 'amount');
  await post(trx, {
    type: 'to_maker',
    amount,
    at,
    currency: session.currency,
    referenceNo: session.id,
    gameId: session.game_id,
    from: { kind: 'player_wallet', playerId: session.player_id },
    to: { kind: 'maker_balance', playerId: session.player_id, makerId: session.maker_id },
  });
  await trx
    .insertInto('game_transfer')
    .values({
      id: transferIdOf(session.player_id, operation, key),
      session_id: session.id,
      direction: 'in',
      amount,
      status: 'sent',
      created_at: at,
      ended_at: null,
    })
    .execute();
  await changeSession(trx, session, {
    status: 'transferringIn',
    transfer_in_amount: session.transfer_in_amount + amount,
    ...firstAsk(at),
  });
}

/**
 * Sends the stored transfer of a session to the maker, and books the outcome. Returns the session as it is stored if another
 * request was faster or is asking now. If the maker refuses, the money returns to the wallet. Never in a transaction. Rejects if
 * the maker gives no answer: the same request may then send it again.
 */
export async function sendIn(
  db: Db,
  { clock, maker }: Pick<Services, 'clock' | 'maker'>,
  { playerId, sessionId }: { readonly playerId: number; readonly sessionId: string },
): Promise<SessionRow> {
  const { session, sent } = await atomically(db, async (trx) => {
    const known = await lockSession(trx, playerId, sessionId);
    const pending = await pendingTransfer(trx, known);
    if (known.status !== 'transferringIn' || pending === undefined) return { session: known };
    const claimed = await claim(trx, known, clock.now());
    return claimed === null ? { session: known } : { session: claimed, sent: pending };
  });
  if (sent === undefined) return session;
  try {
    const request = { id: sent.id, amount: sent.amount ?? 0, at: sent.created_at };
    const answer = await sendTransferIn(maker, session, request);
    return await settleClaim(db, session, async (trx, current) => {
      const at = clock.now();
      if (answer === 'done') return bookTransferIn(trx, current, { sent, at });
      if (answer === 'refused') return returnTransferIn(trx, current, { sent, status: 'refused', at });
      return changeSession(trx, current, { status: 'unknownIn' });
    });
  } catch (error) {
    await settleClaim(db, session, (_, current) => Promise.resolve(current));
    throw error;
  }
}

/** `moving`: the maker has not told yet. `returned`: the maker does not have it, and the wallet has it back. */
export type InOutcome = 'arrived' | 'moving' | 'returned';

const outcomes = { sent: 'moving', done: 'arrived', refused: 'returned', absent: 'returned' } as const;

/** What became of the transfer that a request has stored, as the lobby knows it; null if no such request arrived. */
export async function outcomeOf(
  db: Db,
  session: SessionRow,
  { operation, key }: { readonly operation: string; readonly key: string },
): Promise<InOutcome | null> {
  const sent = await db
    .selectFrom('game_transfer')
    .select('status')
    .where('id', '=', transferIdOf(session.player_id, operation, key))
    .where('session_id', '=', session.id)
    .executeTakeFirst();
  return sent === undefined ? null : outcomes[sent.status];
}

const transferIdOf = (playerId: number, operation: string, key: string): string =>
  createHash('sha256').update(`${playerId} ${operation} ${key}`).digest('hex').slice(0, 32);
