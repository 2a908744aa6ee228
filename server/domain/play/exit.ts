import type { Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../services.js';
import { firstAsk } from '../backoff.js';
import { askRounds, noteLeaving, sendTransferOut } from './ask-maker.js';
import { bookNoTransferOut, bookTransferOut, pendingTransfer } from './book-transfers.js';
import { claim, settleClaim } from './claim.js';
import { purseOf } from './purse.js';
import { resolveTransfer, type Whose } from './resolve.js';
import { changeSession, lockSession, type SessionRow } from './session-rows.js';

/**
 * `processing`: the maker has not responded yet, or another request is asking it; exit may be repeated. `locked`: a round is open
 * and no money moved.
 */
export type Exit = { readonly outcome: 'done' | 'processing' | 'locked'; readonly session: SessionRow };

type Trx = Transaction<Database>;
type Exiting = Pick<Services, 'clock' | 'maker'>;

/**
 * Brings all money back from the maker and ends the session; may be repeated. Each step is committed before the maker is asked:
 * the wish to leave, so that a sweep goes on if the maker does not respond, and the transfer, so that after a crash the server
 * asks for it by its id. Never in a transaction.
 */
export async function exitSession(db: Db, services: Exiting, whose: Whose): Promise<Exit> {
  await noteExits(db, services.clock.now(), whose);
  const found = await resolveTransfer(db, services, whose);
  if (found.ended_at !== null) return { outcome: 'done', session: found };
  return (purseOf(found) === 'maker' ? takeOut : leave)(db, services, whose);
}

/** Notes that a player wants the money of a session, or of all open ones, back. */
export async function noteExits(
  db: Db,
  at: Date,
  { playerId, sessionId }: { readonly playerId: number; readonly sessionId?: string },
): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ exit_asked_at: at, ...firstAsk(at) })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (one) => one.where('id', '=', sessionId ?? '').where('exit_asked_at', 'is', null))
    .execute();
}

/** Only money at the maker has to come back. A maker may settle rounds, and call back, while it is told. */
async function leave(db: Db, { clock, maker }: Exiting, { playerId, sessionId }: Whose): Promise<Exit> {
  const claimed = await claimToLeave(db, { clock }, { playerId, sessionId }, (_, session) => Promise.resolve(session));
  if ('outcome' in claimed) return claimed;
  await noteLeaving(maker, claimed.session, clock.now());
  const session = await settleClaim(db, claimed.session, (trx, current) =>
    changeSession(trx, current, { status: 'settled', transfer_out_amount: 0, ended_at: clock.now() }),
  );
  return { outcome: session.ended_at === null ? 'processing' : 'done', session };
}

async function takeOut(db: Db, { clock, maker }: Exiting, whose: Whose): Promise<Exit> {
  const claimed = await claimToLeave(db, { clock }, whose, intendOut);
  if ('outcome' in claimed) return claimed;
  const sent = await pendingTransfer(db, claimed.session);
  if (sent === undefined) return { outcome: 'processing', session: claimed.session };
  const answer = await sendTransferOut(maker, claimed.session, { id: sent.id, at: sent.created_at });
  const rounds = answer.state === 'done' ? await askRounds(maker, claimed.session) : null;
  let outcome: Exit['outcome'] = 'processing';
  const session = await settleClaim(db, claimed.session, async (trx, current) => {
    const at = clock.now();
    if (answer.state === 'locked' || answer.state === 'refused') {
      outcome = 'locked';
      return bookNoTransferOut(trx, current, { sent, status: 'refused', at });
    }
    if (answer.state !== 'done' || rounds === null) return changeSession(trx, current, { status: 'unknownOut' });
    const ended = await bookTransferOut(trx, current, { sent, amount: answer.amount, rounds, at });
    await whose.onEnd?.(trx, ended);
    return ended;
  });
  return { outcome: session.ended_at === null ? outcome : 'done', session };
}

/** Takes an open session without a pending transfer for the talk with its maker, or says why not. */
async function claimToLeave(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { playerId, sessionId }: Whose,
  intend: (trx: Trx, session: SessionRow, at: Date) => Promise<SessionRow>,
): Promise<{ readonly session: SessionRow } | Exit> {
  return atomically(db, async (trx) => {
    const session = await lockSession(trx, playerId, sessionId);
    if (session.ended_at !== null) return { outcome: 'done', session };
    if (await pendingTransfer(trx, session)) return { outcome: 'processing', session };
    const at = clock.now();
    const claimed = await claim(trx, session, at);
    return claimed === null ? { outcome: 'processing', session } : { session: await intend(trx, claimed, at) };
  });
}

/** Stores that everything moves out of a session. */
async function intendOut(trx: Trx, session: SessionRow, at: Date): Promise<SessionRow> {
  const before = await trx
    .selectFrom('game_transfer')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('game_transfer')
    .values({
      id: `${session.id}-${before.count}`,
      session_id: session.id,
      direction: 'out',
      amount: null,
      status: 'sent',
      created_at: at,
      ended_at: null,
    })
    .execute();
  return changeSession(trx, session, { status: 'transferringOut' });
}
