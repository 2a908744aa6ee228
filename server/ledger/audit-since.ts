import { sql } from 'kysely';
import type { Db } from '../db/open.js';
import { atOneMoment, IS_NUMBER, matched, type AuditReport, type Finding } from './audit.js';
import { openSuspense } from './suspense.js';

/** Where a good audit ended. */
export interface Audited {
  readonly at: Date;
  /** The last transfer that it vouches for. */
  readonly throughSeq: number;
  /** What players held after that transfer, by currency, in minor units. */
  readonly held: Readonly<Record<string, number>>;
}

/** A transaction that took its number earlier may commit later, so the newest transfers are read again by the next audit. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Audits what has changed since a good audit: every transfer after it, the accounts, holds and promotion records that
 * these touched, the records of money that they name, and the sum of all balances, which nothing but a transfer may change.
 * The sums of days and records of rounds without any transfer are left to the full audit.
 */
export const auditSince = (db: Db, last: Audited): Promise<AuditReport> =>
  atOneMoment(db, (snapshot) => changesSince(snapshot, last));

/** From where the next audit may go on; reads only the newest transfers. */
export async function auditedThrough(db: Db, at: Date): Promise<Audited> {
  return atOneMoment(db, async (snapshot) => {
    const { rows } = await sql<{ seq: number }>`
      select seq from transfer where created_at <= ${new Date(at.getTime() - OVERLAP_MS)} order by seq desc limit 1`.execute(
      snapshot,
    );
    const throughSeq = rows[0]?.seq ?? 0;
    const [now, since] = [await heldNow(snapshot), await flowSince(snapshot, throughSeq)];
    return {
      at,
      throughSeq,
      held: Object.fromEntries(Object.entries(now).map(([currency, sum]) => [currency, sum - (since[currency] ?? 0)])),
    };
  });
}

async function changesSince(db: Db, { at, throughSeq, held }: Audited): Promise<AuditReport> {
  const newTransfers = sql`transfer where seq > ${throughSeq}`;
  const since = new Date(at.getTime() - OVERLAP_MS);
  const references = sql`(
    select reference_no from ${newTransfers}
    union select order_no from pay_order where ended_at >= ${since}
    union select order_no from manual_deposit where ended_at >= ${since}
    union select order_no from withdrawal where ended_at >= ${since} or created_at >= ${since}
    union select id from bonus where ended_at >= ${since})`;
  const rounds = sql`(select maker_id, round_ref from ${newTransfers} and round_ref is not null)`;
  const chains = await sql<Finding>`
    with moves as (
      select id, seq, from_id as account_id, -amount as amount, from_balance_after as balance_after
      from ${newTransfers} and from_player is not null
      union all
      select id, seq, to_id, amount, to_balance_after from ${newTransfers} and to_player is not null
    ), touched as (
      select a.id, a.kind, a.balance, coalesce((
        select balance_after from (
          (select seq, from_balance_after as balance_after from transfer
            where from_player = a.player_id and from_id = a.id and seq <= ${throughSeq} order by seq desc limit 1)
          union all
          (select seq, to_balance_after from transfer
            where to_player = a.player_id and to_id = a.id and seq <= ${throughSeq} order by seq desc limit 1)
        ) before order by seq desc limit 1
      ), 0) as before
      from account a where a.id in (select account_id from moves)
    )
    select 'running balance' as what, 'transfer ' || id as subject, expected::bigint as expected, found from (
      select m.id, m.balance_after as found,
        t.before + sum(m.amount) over (partition by m.account_id order by m.seq) as expected
      from moves m join touched t on t.id = m.account_id
    ) chain where expected <> found
    union all
    select 'balance', 'account ' || t.id || ' ' || t.kind, (t.before + sum(m.amount))::bigint, t.balance
    from touched t join moves m on m.account_id = t.id
    group by t.id, t.kind, t.balance, t.before having t.before + sum(m.amount) <> t.balance`.execute(db);
  const holds = await sql<Finding>`
    select 'hold' as what, 'account ' || a.id || ' withdraw_hold' as subject,
      coalesce(sum(h.amount), 0)::bigint as expected, a.balance as found
    from account a left join transfer h on h.to_player = a.player_id and h.to_id = a.id and h.type = 'withdraw_hold'
      and not exists (select 1 from transfer e where e.resolves = h.id)
    where a.kind = 'withdraw_hold' and a.id in (
      select to_id from ${newTransfers} and to_kind = 'withdraw_hold'
      union select from_id from ${newTransfers} and from_kind = 'withdraw_hold')
    group by a.id having coalesce(sum(h.amount), 0) <> a.balance`.execute(db);
  const promotions = await sql<Finding>`
    select 'promotion' as what, 'record ' || r.id as subject, 0::bigint as expected, a.balance as found
    from promotion_record r join account a on a.promo_record_id = r.id
    where r.ended_at is not null and a.balance <> 0
      and r.id in (select promo_record_id from ${newTransfers} and promo_record_id is not null)`.execute(db);
  const withdrawals = await sql<Finding>`
    select 'withdrawal' as what, 'withdrawal ' || order_no as subject, expected::bigint as expected, found::bigint as found from (
      select w.order_no,
        case w.status when 'done' then 1 when 'failed' then 2 else 0 end as expected,
        case e.type when 'withdraw_post' then 1 when 'withdraw_void' then 2 else 0 end as found
      from withdrawal w left join transfer e on e.resolves = w.hold_id
      where w.order_no in ${references}
    ) ended where expected <> found`.execute(db);
  const matches = [
    await matched(db, 'deposit', 'order ', {
      records: sql`
        select order_no as ref, player_id, currency, amount from pay_order where status = 'done' and order_no in ${references}
        union all
        select order_no, player_id, currency, amount from manual_deposit where status = 'done' and order_no in ${references}`,
      moves: sql`
        select reference_no as ref, to_player as player_id, currency, amount
        from transfer where type = 'deposit' and ${IS_NUMBER} and reference_no in ${references}`,
    }),
    await matched(db, 'bonus', 'bonus ', {
      records: sql`
        select id as ref, player_id, currency, amount from bonus
        where status in ('claimed', 'issued') and id in ${references}`,
      moves: sql`
        select reference_no as ref, to_player as player_id, currency, amount
        from transfer where type in ('level_bonus', 'rebate', 'system_bonus', 'referral_reward') and ${IS_NUMBER}
          and reference_no in ${references}`,
    }),
    await matched(db, 'withdrawal', 'hold of withdrawal ', {
      records: sql`
        select order_no || ' ' || hold_id as ref, player_id, currency, amount from withdrawal
        where order_no in ${references}`,
      moves: sql`
        select reference_no || ' ' || id as ref, from_player as player_id, currency, amount
        from transfer where type = 'withdraw_hold' and ${IS_NUMBER} and reference_no in ${references}`,
    }),
    await matched(db, 'round', 'stake of round ', {
      records: sql`
        select w.maker_id || ' ' || w.round_ref as ref, s.player_id, s.currency, w.stake as amount
        from wallet_round w join game_session s on s.id = w.session_id
        where (w.maker_id, w.round_ref) in ${rounds}`,
      moves: sql`
        select maker_id || ' ' || round_ref as ref, from_player as player_id, currency, amount
        from transfer where type = 'game_loss' and from_kind = 'player_wallet' and (maker_id, round_ref) in ${rounds}`,
    }),
  ];
  const [now, flow] = [await heldNow(db), await flowSince(db, throughSeq)];
  const sums = [...new Set([...Object.keys(now), ...Object.keys(held)])].flatMap((currency): Finding[] => {
    const [expected, found] = [(held[currency] ?? 0) + (flow[currency] ?? 0), now[currency] ?? 0];
    return expected === found ? [] : [{ what: 'balance', subject: `all players, ${currency}`, expected, found }];
  });
  const { rows } = await sql<{ transfers: number; accounts: number }>`
    select count(*) as transfers, (select count(*) from account) as accounts from ${newTransfers}`.execute(db);
  return {
    transfers: rows[0]?.transfers ?? 0,
    accounts: rows[0]?.accounts ?? 0,
    held: now,
    findings: [...[chains, holds, promotions, withdrawals].flatMap((found) => found.rows), ...matches.flat(), ...sums],
    suspense: await openSuspense(db),
  };
}

/** What players hold by their accounts, by currency. */
async function heldNow(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select currency, sum(balance)::bigint as sum from account where player_id is not null group by currency`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
}

/** What transfers after one have brought to players and taken from them, by currency. */
async function flowSince(db: Db, seq: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select currency, sum(
      case when to_player is null then 0 else amount end - case when from_player is null then 0 else amount end
    )::bigint as sum
    from transfer where seq > ${seq} group by currency`.execute(db);
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
}
