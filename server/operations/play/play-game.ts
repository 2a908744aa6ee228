import { randomBytes } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { openSessionsOf, type SessionRow } from '../../domain/play/session-rows.js';
import { exitSession, noteExits } from '../../domain/play/exit.js';
import { leastOf, playableGame } from '../../domain/play/playable.js';
import { purseOf } from '../../domain/play/purse.js';
import { stakeable } from '../../domain/play/seamless.js';
import { lockPlayableRecord } from '../../domain/promotions/play.js';
import { intendIn, sendIn } from '../../domain/play/transfer-in.js';
import { isViolationOf } from '../../db/violations.js';
import type { Services } from '../../domain/services.js';
import { forPlayer } from '../operation.js';
import { describeSession } from './shown-sessions.js';

/**
 * Opens a session, and moves the amount to the maker unless the money stays at the lobby (decisions J1, J4). An empty wallet
 * opens no game with its money. getSession returns its URL.
 */
export const playGame = forPlayer(
  'playGame',
  async ({ headers, player, services, db, lang, now }) => {
    const opened = await sessionUnder(db, player.id, headers.idempotencyKey ?? '');
    const session = await sendIn(db, services, { playerId: player.id, sessionId: opened.id });
    const at = now();
    if (session.status !== 'failed') await notePlayed(db, session, at);
    await leaveOtherDemos(db, services, session);
    return { data: await describeSession(db, session, { lang, services, at }) };
  },
  {
    intend: async ({ path, body, headers, player, site, now }, trx) => {
      const at = now();
      const key = headers.idempotencyKey ?? '';
      const game = await playableGame(trx, path.gameId, at);
      const isDemo = body.demo === true;
      if (isDemo && !game.has_demo) throw refusal('gameNotOpen');
      if (isDemo && body.promotionRecordId !== undefined) throw refusal('invalidRequest', 'promotionRecordId');
      for (const open of await openSessionsOf(trx, player.id)) {
        if (!open.is_demo) throw refusal('sessionOpen');
        await noteExits(trx, at, { playerId: player.id, sessionId: open.id });
      }
      const record =
        body.promotionRecordId === undefined
          ? null
          : await lockPlayableRecord(trx, player.id, body.promotionRecordId, {
              gameId: game.id,
              platform: body.deviceType,
              at,
            });
      const session = await insertSession(trx, {
        id: randomBytes(16).toString('hex'),
        player_id: player.id,
        game_id: game.id,
        maker_id: game.maker_id,
        sent_under: key,
        status: 'playing',
        is_demo: isDemo,
        promotion_record_id: record?.id ?? null,
        open_type: game.open_type,
        wallet_mode: game.wallet_mode,
        currency: site.currency,
        started_at: at,
      });
      const least = leastOf(game);
      const purse = purseOf(session);
      if (purse === 'wallet' && (await stakeable(trx, session.id)) < least) throw refusal('insufficientBalance');
      if (purse === 'maker')
        await intendIn(trx, session, {
          operation: 'playGame',
          key,
          amount: body.amount ?? 0,
          least,
          site,
          at,
        });
    },
  },
);

/** A demo that was open is left when another game opens: the wish was stored with the new session. */
async function leaveOtherDemos(db: Db, services: Services, { id, player_id }: SessionRow): Promise<void> {
  for (const open of await openSessionsOf(db, player_id))
    if (open.is_demo && open.id !== id && open.exit_asked_at !== null)
      await exitSession(db, services, { playerId: player_id, sessionId: open.id });
}

/** The session that a request with this key has opened. */
function sessionUnder(db: Db, playerId: number, key: string): Promise<SessionRow> {
  return db
    .selectFrom('game_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_under', '=', key)
    .executeTakeFirstOrThrow();
}

/**
 * Inserts a session. A database constraint limits a player to one game with money, even if two requests run at the same
 * time.
 */
async function insertSession(trx: Transaction<Database>, row: Parameters<typeof insert>[1]): Promise<SessionRow> {
  try {
    return await insert(trx, row);
  } catch (error) {
    if (isViolationOf(error, 'game_session_open_once')) throw refusal('sessionOpen');
    throw error;
  }
}

function insert(trx: Transaction<Database>, row: Insertable<Database['game_session']>): Promise<SessionRow> {
  return trx.insertInto('game_session').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A demo, and a game that plays on the wallet or in a promotion, brings nothing in: the amount of before stays. */
async function notePlayed(db: Db, { player_id, game_id, transfer_in_amount }: SessionRow, at: Date): Promise<void> {
  const played = {
    played_at: at,
    ...(transfer_in_amount > 0 ? { last_transfer_in: transfer_in_amount } : {}),
  };
  await db
    .insertInto('player_game')
    .values({ player_id, game_id, liked_at: null, favorited_at: null, ...played })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet(played))
    .execute();
}
