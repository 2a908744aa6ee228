import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Player } from '../../operation.js';
import type { Site } from '../../site.js';
import type { Range } from './periods.js';

type BillAnalysis = components['schemas']['BillAnalysis'];
type BillType = components['schemas']['Bill']['billType'];

const TYPES: readonly BillType[] = ['deposit', 'withdrawal', 'props', 'games', 'member', 'rewards', 'rebate'];

/**
 * Sums of a player's bills in a range, by kind and by site day, and the player's stakes and wins, all from the ledger.
 * A failed withdrawal moved no money, so neither its hold nor its return counts. Minor units.
 */
export async function analyzeBills(db: Db, player: Player, site: Site, { from, to }: Range): Promise<BillAnalysis> {
  const { rows } = await sql<{ bill_type: BillType; day: string; income: number; expense: number; count: number }>`
    select bill_type, to_char((created_at at time zone 'UTC') + make_interval(mins => ${site.utcOffsetMinutes}), 'YYYY-MM-DD') as day,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
      count(*) as count
    from bill
    where player_id = ${player.id} and created_at >= ${from} and created_at < ${to}
      and ledger_type <> 'withdraw_void' and status <> 'failed'
    group by 1, 2 order by 2`.execute(db);
  const played = await sql<{ stakes: number; wins: number }>`
    select coalesce(sum(amount) filter (where type = 'game_loss'), 0)::bigint as stakes,
      coalesce(sum(amount) filter (where type = 'game_win'), 0)::bigint as wins
    from transfer
    where (from_player = ${player.id} or to_player = ${player.id}) and type in ('game_loss', 'game_win')
      and created_at >= ${from} and created_at < ${to}`.execute(db);
  const sum = (of: typeof rows) => ({
    income: total(of, 'income'),
    expense: total(of, 'expense'),
    count: total(of, 'count'),
  });
  const { stakes, wins } = played.rows[0] ?? { stakes: 0, wins: 0 };
  const { income, expense } = sum(rows);
  return {
    startTime: from.toISOString(),
    endTime: to.toISOString(),
    currency: site.currency as BillAnalysis['currency'],
    income,
    expense,
    net: income - expense,
    stakes,
    wins,
    netWin: wins - stakes,
    types: TYPES.map((billType) => Object.assign(sum(rows.filter((row) => row.bill_type === billType)), { billType })),
    days: [...new Set(rows.map(({ day }) => day))].map((date) => {
      const ofDay = sum(rows.filter(({ day }) => day === date));
      return { date, income: ofDay.income, expense: ofDay.expense };
    }),
  };
}

const total = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
