import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { describeSession } from '../../domain/play/describe.js';
import { openSessionsOf, type SessionRow } from '../../domain/play/session-rows.js';
import { exitSession } from '../../domain/play/exit.js';
import { playableGame } from '../../domain/play/playable.js';
import { purseOf } from '../../domain/play/purse.js';
import { stakeable } from '../../domain/play/seamless.js';
import { lockPlayableRecord } from '../../domain/promotions/play.js';
import { intendIn, sendIn } from '../../domain/play/transfer-in.js';
import { isViolationOf } from '../../db/violations.js';
import { forPlayer } from '../operation.js';

/**
 * Opens a session, and moves the amount to the maker unless the money stays at the lobby (decisions J1, J4). An empty wallet
 * opens no game with its money. getSession returns its URL.
 */
export const operation = forPlayer(
  'playGame',
  async ({ headers, player, services, db, lang, now }) => {
    const at = now();
    const opened = await sessionUnder(db, player.id, headers.idempotencyKey ?? '');
    const session = await sendIn(db, services.maker, { playerId: player.id, sessionId: opened.id, at });
    if (session.status !== 'failed') await notePlayed(db, session, at);
    return { data: await describeSession(db, session, { lang, services, at }) };
  },
  {
    intend: async ({ path, body, headers, player, site, services, now }, trx) => {
      const at = now();
      const key = headers.idempotencyKey ?? '';
      const game = await playableGame(trx, path.gameId, at);
      const isDemo = body.demo === true;
      if (isDemo && !game.has_demo) throw refusal('gameNotOpen');
      if (isDemo && body.promotionRecordId !== undefined) throw refusal('invalidRequest', 'promotionRecordId');
      for (const open of await openSessionsOf(trx, player.id)) {
        if (!open.is_demo) throw refusal('sessionOpen');
        await exitSession(trx, services.maker, { playerId: player.id, sessionId: open.id, at });
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
        transfer_out_amount: null,
        ticket_hash: null,
        ticket_used_at: null,
        started_at: at,
        ended_at: null,
        exit_asked_at: null,
        ask_at: null,
        asks: 0,
        seat_login_id: null,
        seated_at: null,
        seat_seen_at: null,
      });
      const least = Math.max(1, game.min_transfer_in);
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

function insert(trx: Transaction<Database>, row: Omit<SessionRow, 'transfer_in_amount'>): Promise<SessionRow> {
  return trx.insertInto('game_session').values(row).returningAll().executeTakeFirstOrThrow();
}

async function notePlayed(db: Db, { player_id, game_id }: SessionRow, at: Date): Promise<void> {
  await db
    .insertInto('player_game')
    .values({ player_id, game_id, liked_at: null, favorited_at: null, played_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ played_at: at }))
    .execute();
}
