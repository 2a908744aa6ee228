import type { Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Called } from '../../adapters/called.js';
import type { Maker } from '../../adapters/maker/maker.js';
import { firstAsk } from '../backoff.js';
import { noteLeaving, sendTransferOut } from './ask-maker.js';
import { purseOf } from './purse.js';
import { bookTransferOut, isDone, noteTransferOutRefused, resolveSession, pendingTransfer } from './resolve.js';
import { changeSession, lockSession, type SessionRow } from './session-rows.js';

/**
 * `processing`: the maker has not responded yet; exit may be repeated. `locked`: a round is open and no money moved.
 */
export type Exit = { readonly outcome: 'done' | 'processing' | 'locked'; readonly session: SessionRow };

type Leaving = {
  readonly playerId: number;
  readonly sessionId: string;
  readonly at: Date;
  /** Runs in the transaction in which the money comes back. */
  readonly onEnd?: (trx: Transaction<Database>, ended: SessionRow) => Promise<void>;
};

/**
 * Brings all money back from the maker and ends the session; may be repeated. The transfer is stored before the maker
 * is asked, so that after a crash the server asks for it by its id. The maker is only asked while the session is
 * locked.
 */
export async function exitSession(db: Db, maker: Called<Maker>, leaving: Leaving): Promise<Exit> {
  const { playerId, sessionId, at, onEnd } = leaving;
  const noted = await atomically(db, async (trx): Promise<Exit> => {
    const known = await lockSession(trx, playerId, sessionId);
    const found = await resolveSession(trx, maker, known, at);
    if (found.ended_at !== null) {
      if (known.ended_at === null) await onEnd?.(trx, found);
      return { outcome: 'done', session: found };
    }
    const session = await noteExitAsked(trx, found, at);
    // Only money at the maker has to come back.
    if (purseOf(session) !== 'maker') {
      await noteLeaving(trx, maker, session, at);
      return {
        outcome: 'done',
        session: await changeSession(trx, session, { status: 'settled', transfer_out_amount: 0, ended_at: at }),
      };
    }
    if (await pendingTransfer(trx, session)) return { outcome: 'processing', session };
    const before = await trx
      .selectFrom('game_transfer')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('game_transfer')
      .values({
        id: `${sessionId}-${before.count}`,
        session_id: sessionId,
        direction: 'out',
        amount: null,
        status: 'sent',
        created_at: at,
        ended_at: null,
      })
      .execute();
    return { outcome: 'processing', session: await changeSession(trx, session, { status: 'transferringOut' }) };
  });
  return noted.session.status === 'transferringOut' ? sendOut(db, maker, leaving) : noted;
}

/** Notes that the player wants the money back, so that a sweep goes on if the maker does not respond. */
const noteExitAsked = async (trx: Transaction<Database>, session: SessionRow, at: Date): Promise<SessionRow> =>
  session.exit_asked_at === null ? changeSession(trx, session, { exit_asked_at: at, ...firstAsk(at) }) : session;

/** The same for every open session of a player: a locked player cannot leave a game, and must not go on playing. */
export async function noteExitOfAll(db: Db, playerId: number, at: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ exit_asked_at: at, ...firstAsk(at) })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute();
}

async function sendOut(db: Db, maker: Called<Maker>, { playerId, sessionId, at, onEnd }: Leaving): Promise<Exit> {
  return atomically(db, async (trx): Promise<Exit> => {
    const session = await lockSession(trx, playerId, sessionId);
    const sent = await pendingTransfer(trx, session);
    // Another request was faster: it has asked the maker, or has learnt that the transfer was not carried out.
    if (session.status !== 'transferringOut' || sent === undefined)
      return { outcome: session.ended_at === null ? 'processing' : 'done', session };
    const answer = await sendTransferOut(trx, maker, session, { id: sent.id, at });
    if (isDone(answer)) {
      const ended = await bookTransferOut(trx, maker, session, { sent, amount: answer.amount, at });
      if (ended.ended_at === null) return { outcome: 'processing', session: ended };
      await onEnd?.(trx, ended);
      return { outcome: 'done', session: ended };
    }
    if (answer.state === 'locked' || answer.state === 'refused')
      return { outcome: 'locked', session: await noteTransferOutRefused(trx, session, sent, at) };
    return { outcome: 'processing', session: await changeSession(trx, session, { status: 'unknownOut' }) };
  });
}
