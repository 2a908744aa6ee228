import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';

type Winner = components['schemas']['Winner'];
export type Period = 'daily' | 'weekly' | 'monthly';

const days: Readonly<Record<Period, number>> = { daily: 1, weekly: 7, monthly: 30 };
const dayMs = 86_400_000;
const SHOWN = 20;

/**
 * The twenty highest single wins of the last 24 hours, 7 or 30 days, read from the ledger, with masked names. The index
 * gives the twenty highest of each day, so that not every win of the month is read.
 */
export async function winners(db: Db, { clock, pictures }: Services, period: Period): Promise<Winner[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - days[period] * dayMs);
  const { rows } = await sql<{
    playerId: number;
    username: string;
    avatar: string;
    gameId: number;
    gameName: string;
    amount: number;
  }>`
    select p.id as "playerId", p.username, p.avatar, g.id as "gameId", g.name as "gameName", t.amount
    from (
      select win.* from generate_series(
        (${since}::timestamptz at time zone 'UTC')::date, (${now}::timestamptz at time zone 'UTC')::date, interval '1 day'
      ) day
      cross join lateral (
        select to_player, game_id, amount, seq from transfer
        where type in ('game_win', 'promo_win') and (created_at at time zone 'UTC')::date = day::date and created_at >= ${since}
        order by amount desc, seq limit ${SHOWN}
      ) win
      order by amount desc, seq limit ${SHOWN}
    ) t join player p on p.id = t.to_player join game g on g.id = t.game_id
    order by t.amount desc, t.seq`.execute(db);
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
