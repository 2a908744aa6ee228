import { sql } from 'kysely';
import type { Db } from '../../server/db/open.js';
import { atOneMoment } from '../../server/ledger/audit.js';

/** A difference between the ledger and the maker's own accounts. Minor units. */
export type MakerFinding = {
  readonly playerRef: string;
  readonly makerRef: number;
  readonly currency: string;
  /** `balance`, or the stake or the win of a round. */
  readonly what: string;
  readonly ledger: number;
  readonly maker: number;
};

/**
 * Compares the ledger's balance at each maker with the maker's own wallet, and each round of the maker with its transfers: an
 * open round has a stake and no win yet. A transfer without a response may be booked on one side only: a transfer in that the
 * maker has not carried out, or a transfer out that the maker has.
 */
export const auditMakers = (db: Db): Promise<readonly MakerFinding[]> => atOneMoment(db, auditAll);

async function auditAll(db: Db): Promise<readonly MakerFinding[]> {
  const balances = await sql<MakerFinding>`
    with ledger as (
      select maker_id as maker_ref, 'lobby-' || player_id as player_ref, currency, balance from account where kind = 'maker_balance'
    ), under_way as (
      select s.maker_id as maker_ref, 'lobby-' || s.player_id as player_ref, s.currency,
        sum(case when g.direction = 'in' and not coalesce(t.is_booked, false) then g.amount
                 when g.direction = 'out' and coalesce(t.is_booked, false) then t.amount else 0 end)::bigint as amount
      from game_transfer g join game_session s on s.id = g.session_id left join sandbox_maker_transfer t on t.id = g.id
      where g.status = 'sent' group by 1, 2, 3
    )
    select player_ref as "playerRef", maker_ref as "makerRef", currency, 'balance' as what,
      coalesce(l.balance, 0) as ledger, (coalesce(w.balance, 0) + coalesce(u.amount, 0))::bigint as maker
    from ledger l
      full join sandbox_maker_wallet w using (maker_ref, player_ref, currency)
      full join under_way u using (maker_ref, player_ref, currency)
    where coalesce(l.balance, 0) <> coalesce(w.balance, 0) + coalesce(u.amount, 0)`.execute(db);
  const rounds = await sql<MakerFinding>`
    select s.player_ref as "playerRef", s.maker_ref as "makerRef", s.currency,
      side.what || ' of round ' || r.round_ref as what, coalesce(moved.amount, 0)::bigint as ledger, side.amount as maker
    from sandbox_maker_round r
      join sandbox_maker_seat s on s.session_ref = r.session_ref and not s.is_demo
      cross join lateral (values
        ('stake', r.stake, array['game_loss', 'promo_bet']),
        ('win', coalesce(r.win, 0), array['game_win', 'promo_win', 'promo_late_win'])
      ) side (what, amount, types)
      left join lateral (
        select sum(t.amount) as amount from transfer t
        where t.maker_id = s.maker_ref and t.round_ref = r.round_ref::text and t.type = any (side.types)
      ) moved on true
    where coalesce(moved.amount, 0) <> side.amount`.execute(db);
  return [...balances.rows, ...rounds.rows];
}

/** What players have staked on rounds that are not settled yet, by currency. The money is at the maker's side of the ledger. */
export interface OpenStakes {
  readonly currency: string;
  readonly rounds: number;
  /** Minor units. */
  readonly amount: number;
}

export async function openStakes(db: Db): Promise<readonly OpenStakes[]> {
  const { rows } = await sql<OpenStakes>`
    select s.currency, count(*) as rounds, sum(r.stake)::bigint as amount
    from sandbox_maker_round r join sandbox_maker_seat s on s.session_ref = r.session_ref and not s.is_demo
    where r.due_at is not null group by 1 order by 1`.execute(db);
  return rows;
}
