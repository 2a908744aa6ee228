import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import { maintenanceOf } from '../../domain/lobby/games.js';
import { pendingTransfer } from '../../domain/play/book-transfers.js';
import type { SessionRow } from '../../domain/play/session-rows.js';
import type { Services } from '../../domain/services.js';
import { describeSession } from './shown-sessions.js';

type MoneyInGame = components['schemas']['MoneyInGame'];

/** A session with what a player needs to understand where the money is. */
export async function moneyInGame(
  db: Db,
  session: SessionRow,
  wish: { readonly lang: Locale; readonly services: Services; readonly at: Date },
): Promise<MoneyInGame> {
  const game = await db
    .selectFrom('game')
    .innerJoin('maker', 'maker.id', 'game.maker_id')
    .select(['game.maintenance_until', 'maker.maintenance_until as maker_maintenance_until', 'maker.name'])
    .where('game.id', '=', session.game_id)
    .executeTakeFirstOrThrow();
  const sent = await pendingTransfer(db, session);
  const until = maintenanceOf(game, wish.at);
  return {
    session: await describeSession(db, session, wish),
    makerId: String(session.maker_id),
    makerName: game.name,
    transfer: sent
      ? {
          transferId: sent.id,
          direction: sent.direction as 'in' | 'out',
          amount: sent.amount,
          sentTime: sent.created_at.toISOString(),
        }
      : null,
    maintenanceStatus: until !== null,
    maintenanceEndTime: until?.toISOString() ?? null,
  };
}
