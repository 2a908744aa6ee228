import { sql } from 'kysely';
import type { Db } from '../../db/open.js';

/** A difference between the ledger and the maker's own accounts. Minor units. */
export type MakerFinding = {
  readonly playerRef: string;
  readonly makerRef: number;
  readonly currency: string;
  readonly ledger: number;
  readonly maker: number;
};

/**
 * Compares the ledger's balance at each maker with the maker's own wallet. A transfer without a response may be booked
 * on one side only: a transfer in that the maker has not carried out, or a transfer out that the maker has.
 */
export async function auditMakers(db: Db): Promise<readonly MakerFinding[]> {
  const { rows } = await sql<MakerFinding>`
    with ledger as (
      select maker_id as maker_ref, 'lobby-' || player_id as player_ref, currency, balance from account where kind = 'maker_balance'
    ), under_way as (
      select s.maker_id as maker_ref, 'lobby-' || s.player_id as player_ref, s.currency,
        sum(case when g.direction = 'in' and not coalesce(t.is_booked, false) then g.amount
                 when g.direction = 'out' and coalesce(t.is_booked, false) then t.amount else 0 end)::bigint as amount
      from game_transfer g join game_session s on s.id = g.session_id left join sandbox_maker_transfer t on t.id = g.id
      where g.status = 'sent' group by 1, 2, 3
    )
    select player_ref as "playerRef", maker_ref as "makerRef", currency,
      coalesce(l.balance, 0) as ledger, (coalesce(w.balance, 0) + coalesce(u.amount, 0))::bigint as maker
    from ledger l
      full join sandbox_maker_wallet w using (maker_ref, player_ref, currency)
      full join under_way u using (maker_ref, player_ref, currency)
    where coalesce(l.balance, 0) <> coalesce(w.balance, 0) + coalesce(u.amount, 0)`.execute(db);
  return rows;
}
