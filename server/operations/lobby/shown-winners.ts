import { sql, type RawBuilder } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { maskName } from '../../domain/lobby/mask-name.js';
import type { Services } from '../../domain/services.js';

type Winner = components['schemas']['Winner'];
type OwnWin = components['schemas']['OwnWin'];
export type Period = 'daily' | 'weekly' | 'monthly';

const days: Readonly<Record<Period, number>> = { daily: 1, weekly: 7, monthly: 30 };
const dayMs = 86_400_000;
const SHOWN = 20;
/** Places that are counted. */
export const MOST_PLACES = 1000;

/** The days of a period, and since when its wins count. */
function spanOf(now: Date, period: Period): { since: Date; allDays: RawBuilder<unknown> } {
  const since = new Date(now.getTime() - days[period] * dayMs);
  const allDays = sql`generate_series(
    (${since}::timestamptz at time zone 'UTC')::date, (${now}::timestamptz at time zone 'UTC')::date, interval '1 day'
  )`;
  return { since, allDays };
}

interface WinRow {
  readonly playerId: number;
  readonly username: string;
  readonly avatar: string;
  readonly gameId: number;
  readonly gameName: string;
  readonly amount: number;
}

const winOf = (row: WinRow, pictures: Services['pictures']) => ({
  name: maskName(row.username),
  avatar: pictures.avatar(row.avatar, row.playerId),
  gameId: String(row.gameId),
  gameName: row.gameName,
  amount: row.amount,
});

/**
 * The twenty highest single wins of the last 24 hours, 7 or 30 days, read from the ledger, with masked names. The index
 * gives the twenty highest of each day, so that not every win of the month is read.
 */
export async function winners(db: Db, { clock, pictures }: Services, period: Period): Promise<Winner[]> {
  const { since, allDays } = spanOf(clock.now(), period);
  const { rows } = await sql<WinRow>`
    select p.id as "playerId", p.username, p.avatar, g.id as "gameId", g.name as "gameName", t.amount
    from (
      select win.* from ${allDays} day
      cross join lateral (
        select to_player, game_id, amount, seq from transfer
        where type in ('game_win', 'promo_win') and (created_at at time zone 'UTC')::date = day::date and created_at >= ${since}
        order by amount desc, seq limit ${SHOWN}
      ) win
      order by amount desc, seq limit ${SHOWN}
    ) t join player p on p.id = t.to_player join game g on g.id = t.game_id
    order by t.amount desc, t.seq`.execute(db);
  return rows.map((row, index) => Object.assign(winOf(row, pictures), { rank: index + 1 }));
}

/**
 * The highest win of a player in a period, with its place among all wins, masked as the others are; null without a win.
 * Places beyond `MOST_PLACES` are not counted: that would read every higher win of the house.
 */
export async function ownWin(
  db: Db,
  { clock, pictures }: Services,
  { playerId, period }: { readonly playerId: number; readonly period: Period },
): Promise<OwnWin | null> {
  const { since, allDays } = spanOf(clock.now(), period);
  const counts = sql`type in ('game_win', 'promo_win') and (created_at at time zone 'UTC')::date = day::date and created_at >= ${since}`;
  const { rows } = await sql<WinRow & { better: number }>`
    with own as materialized (
      select win.* from ${allDays} day
      cross join lateral (
        select game_id, amount, seq from transfer where to_player = ${playerId} and ${counts}
        order by amount desc, seq limit 1
      ) win
      order by amount desc, seq limit 1
    )
    select p.id as "playerId", p.username, p.avatar, g.id as "gameId", g.name as "gameName", own.amount, (
      select count(*) from (
        select 1 from ${allDays} day
        cross join lateral (
          (select 1 from transfer where ${counts} and amount > own.amount limit ${MOST_PLACES})
          union all
          (select 1 from transfer where ${counts} and amount = own.amount and seq < own.seq limit ${MOST_PLACES})
        ) higher
        limit ${MOST_PLACES}
      ) counted
    ) as better
    from own join player p on p.id = ${playerId} join game g on g.id = own.game_id`.execute(db);
  const [own] = rows;
  return own === undefined ? null : { rank: own.better < MOST_PLACES ? own.better + 1 : null, ...winOf(own, pictures) };
}
