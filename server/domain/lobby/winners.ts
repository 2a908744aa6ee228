import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';

type Winner = components['schemas']['Winner'];
export type Period = 'daily' | 'weekly' | 'monthly';

const days: Readonly<Record<Period, number>> = { daily: 1, weekly: 7, monthly: 30 };
const dayMs = 86_400_000;

/** The twenty highest single wins of the last 24 hours, 7 or 30 days, read from the ledger, with masked names. */
export async function winners(db: Db, { clock, pictures }: Services, period: Period): Promise<Winner[]> {
  const since = new Date(clock.now().getTime() - days[period] * dayMs);
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('player', 'player.id', 'transfer.to_player')
    .innerJoin('game', 'game.id', 'transfer.game_id')
    .select([
      'player.id as playerId',
      'player.username',
      'player.avatar',
      'game.id as gameId',
      'game.name as gameName',
      'transfer.amount',
    ])
    .where('transfer.type', 'in', ['game_win', 'promo_win'])
    .where('transfer.created_at', '>=', since)
    .orderBy('transfer.amount', 'desc')
    .orderBy('transfer.seq')
    .limit(20)
    .execute();
  return rows.map((row, index) => ({
    rank: index + 1,
    name: maskName(row.username),
    avatar: pictures.avatar(row.avatar, row.playerId),
    gameId: String(row.gameId),
    gameName: row.gameName,
    amount: row.amount,
  }));
}

/** joanna → jo***na, joan → j***; a phone keeps its first two and last three digits. */
export function maskName(name: string): string {
  if (/^\d+$/.test(name)) return `${name.slice(0, 2)}•• ••• ${name.slice(-3)}`;
  return name.length <= 5 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-2)}`;
}
