import { atomically, type Db } from '../../db/open.js';
import type { Maker } from '../../adapters/maker/maker.js';
import { accountAt } from './maker-account.js';
import { broughtBack, notGivenBack, resolveSession, underWay } from './resolve.js';
import { changeSession, lockSession, type SessionRow } from './session-rows.js';

/** `processing`: the maker has not said yet; asking again is safe. `locked`: a round is open, nothing moved. */
export type Exit = { readonly outcome: 'done' | 'processing' | 'locked'; readonly session: SessionRow };

/**
 * Brings everything back from the maker and ends the session; repeating is safe. The request is on record before it
 * leaves, so that a server that dies meanwhile asks for it by its id. The maker is only asked under the session's lock.
 */
export async function exitSession(
  db: Db,
  maker: Maker,
  { playerId, sessionId, at }: { playerId: number; sessionId: string; at: Date },
): Promise<Exit> {
  const noted = await atomically(db, async (trx): Promise<Exit> => {
    const session = await resolveSession(trx, maker, await lockSession(trx, playerId, sessionId), at);
    if (session.ended_at !== null) return { outcome: 'done', session };
    // Their money is not at the maker: there is nothing to bring back.
    if (session.is_demo || session.promotion_record_id !== null)
      return {
        outcome: 'done',
        session: await changeSession(trx, session, { status: 'settled', transfer_out_amount: 0, ended_at: at }),
      };
    if (await underWay(trx, session)) return { outcome: 'processing', session };
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
  return noted.session.status === 'transferringOut' ? sendOut(db, maker, { playerId, sessionId, at }) : noted;
}

async function sendOut(
  db: Db,
  maker: Maker,
  { playerId, sessionId, at }: { playerId: number; sessionId: string; at: Date },
): Promise<Exit> {
  return atomically(db, async (trx): Promise<Exit> => {
    const session = await lockSession(trx, playerId, sessionId);
    const sent = await underWay(trx, session);
    // Another call was quicker: it has asked, or has heard that nothing was carried out.
    if (session.status !== 'transferringOut' || sent === undefined)
      return { outcome: session.ended_at === null ? 'processing' : 'done', session };
    const answer = await maker.transferOut(trx, { ...accountAt(session), id: sent.id, at });
    if (answer.state === 'done')
      return { outcome: 'done', session: await broughtBack(trx, session, sent, answer.amount, at) };
    if (answer.state === 'pending')
      return { outcome: 'processing', session: await changeSession(trx, session, { status: 'unknownOut' }) };
    return { outcome: 'locked', session: await notGivenBack(trx, session, sent, at) };
  });
}
