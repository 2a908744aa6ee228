import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Called } from '../../adapters/called.js';
import type { Maker } from '../../adapters/maker/maker.js';
import { refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { firstAsk } from '../backoff.js';
import { isShowable, type Site } from '../../base/site.js';
import { sendTransferIn } from './ask-maker.js';
import { bookTransferIn, pendingTransfer, returnTransferIn } from './resolve.js';
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
 * Sends the stored transfer of a session to the maker, and books the outcome. Does nothing if another request was faster.
 * The maker is only asked while the session is locked. If the maker refuses, the money returns to the wallet.
 */
export async function sendIn(
  db: Db,
  maker: Called<Maker>,
  { playerId, sessionId, at }: { playerId: number; sessionId: string; at: Date },
): Promise<SessionRow> {
  return atomically(db, async (trx) => {
    const session = await lockSession(trx, playerId, sessionId);
    const sent = await pendingTransfer(trx, session);
    if (session.status !== 'transferringIn' || sent === undefined) return session;
    const answer = await sendTransferIn(maker, session, { id: sent.id, amount: sent.amount ?? 0, at });
    if (answer === 'done') return bookTransferIn(trx, session, sent, at);
    if (answer === 'refused') return returnTransferIn(trx, session, sent, { status: 'refused', at });
    return changeSession(trx, session, { status: 'unknownIn' });
  });
}

const transferIdOf = (playerId: number, operation: string, key: string): string =>
  createHash('sha256').update(`${playerId} ${operation} ${key}`).digest('hex').slice(0, 32);
