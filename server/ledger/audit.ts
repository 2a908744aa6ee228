import { sql, type RawBuilder } from 'kysely';
import { markTransaction, type Db } from '../db/open.js';
import { openSuspense, type SuspenseEntry } from './suspense.js';

/** One error that the audit found. */
export interface Finding {
  readonly what:
    | 'balance'
    | 'negative'
    | 'running balance'
    | 'hold'
    | 'withdrawal'
    | 'promotion'
    | 'round'
    | 'deposit'
    | 'bonus'
    | 'activity'
    | 'suspense'
    | 'fee'
    | 'bill day';
  readonly subject: string;
  /** Minor units; for activities, the number of times that the reward was paid. */
  readonly expected: number;
  readonly found: number;
}

/** The result of the audit. The ledger is correct when `findings` is empty. */
export interface AuditReport {
  readonly transfers: number;
  readonly accounts: number;
  /** Sum of all players' balances, minor units, by currency. */
  readonly held: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** What an operator has to decide about. */
  readonly suspense: readonly SuspenseEntry[];
}

/** An audit reads every transfer: it may take longer than other statements. */
const AUDIT_TIMEOUT = sql`set local statement_timeout = '10min'`;

/**
 * Recomputes every balance from the transfers alone and compares it with the stored balance; compares every record of
 * money with its transfers. All its queries see the database at one moment, so that money that moves meanwhile is no
 * finding.
 */
export const audit = (db: Db): Promise<AuditReport> => atOneMoment(db, auditOf);

/** Runs the queries of an audit on the database as it is now, however long they take. */
export async function atOneMoment<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      markTransaction(trx, async (snapshot) => {
        await AUDIT_TIMEOUT.execute(snapshot);
        return read(snapshot);
      }),
    );
}

async function auditOf(db: Db): Promise<AuditReport> {
  const balances = await sql<Finding>`
    select 'balance' as what, 'account ' || a.id || ' ' || a.kind as subject,
      coalesce(sum(m.amount), 0)::bigint as expected, a.balance as found
    from account a left join ${MOVES} m on m.account_id = a.id
    where a.player_id is not null group by a.id having coalesce(sum(m.amount), 0) <> a.balance`.execute(db);
  const negative = await sql<Finding>`
    select 'negative' as what, 'account ' || id || ' ' || kind as subject, 0::bigint as expected, balance as found
    from account where player_id is not null and balance < 0`.execute(db);
  const running = await sql<Finding>`
    select 'running balance' as what, 'transfer ' || id as subject, expected::bigint as expected, found from (
      select m.id, m.balance_after as found, sum(m.amount) over (partition by m.account_id order by m.seq) as expected
      from ${MOVES} m join account a on a.id = m.account_id where a.player_id is not null
    ) r where expected <> found`.execute(db);
  const holds = await sql<Finding>`
    select 'hold' as what, 'account ' || a.id || ' withdraw_hold' as subject,
      coalesce(sum(h.amount), 0)::bigint as expected, a.balance as found
    from account a left join transfer h on h.to_id = a.id and h.type = 'withdraw_hold'
      and not exists (select 1 from transfer e where e.resolves = h.id)
    where a.kind = 'withdraw_hold' group by a.id having coalesce(sum(h.amount), 0) <> a.balance`.execute(db);
  const promotions = await sql<Finding>`
    select 'promotion' as what, 'record ' || r.id as subject, 0::bigint as expected, a.balance as found
    from promotion_record r join account a on a.promo_record_id = r.id where r.ended_at is not null and a.balance <> 0
    union all
    select 'promotion', 'stakes and wins of record ' || r.id, coalesce(played.sum, 0)::bigint, coalesce(moved.sum, 0)::bigint
    from promotion_record r
    left join lateral (
      select sum(case when is_late then 0 else coalesce(win, 0) end - stake) as sum
      from promotion_round where record_id = r.id
    ) played on true
    left join lateral (
      select sum(case type when 'promo_bet' then -amount else amount end) as sum
      from transfer where promo_record_id = r.id and type in ('promo_bet', 'promo_win', 'promo_refund')
    ) moved on true
    where coalesce(played.sum, 0) <> coalesce(moved.sum, 0)
    union all
    select 'promotion', 'progress of record ' || coalesce(played.record_id, p.record_id),
      coalesce(played.bet + played.net_win, 0), coalesce(p.bet + p.net_win, 0)
    from (
      select record_id, sum(counted)::bigint as bet, sum(round_net_win(r))::bigint as net_win
      from promotion_round r group by record_id
    ) played full join promotion_progress p on p.record_id = played.record_id
    where (coalesce(played.bet, 0), coalesce(played.net_win, 0)) <> (coalesce(p.bet, 0), coalesce(p.net_win, 0))`.execute(
    db,
  );
  const billDays = await sql<Finding>`
    select 'bill day' as what, 'sums of player ' || player_id || ', ' || day || ' ' || kind as subject,
      coalesce(c.income - c.expense, 0) as expected, coalesce(k.income - k.expense, 0) as found
    from bill_day_computed c full join bill_day k using (player_id, day, kind)
    where (coalesce(c.income, 0), coalesce(c.expense, 0), coalesce(c.count, 0))
      <> (coalesce(k.income, 0), coalesce(k.expense, 0), coalesce(k.count, 0))`.execute(db);
  // A withdrawal and its hold must have ended in the same way: 0 is open, 1 paid out, 2 returned.
  const withdrawals = await sql<Finding>`
    select 'withdrawal' as what, 'withdrawal ' || order_no as subject, expected::bigint as expected, found::bigint as found from (
      select w.order_no,
        case w.status when 'done' then 1 when 'failed' then 2 else 0 end as expected,
        case e.type when 'withdraw_post' then 1 when 'withdraw_void' then 2 else 0 end as found
      from withdrawal w left join transfer e on e.resolves = w.hold_id
    ) ended where expected <> found`.execute(db);
  const matches = [
    await matched(db, 'deposit', 'order ', {
      records: sql`
        select order_no as ref, player_id, currency, amount from pay_order where status = 'done'
        union all select order_no, player_id, currency, amount from manual_deposit where status = 'done'`,
      moves: sql`
        select reference_no as ref, to_player as player_id, currency, amount
        from transfer where type = 'deposit' and ${IS_NUMBER}`,
    }),
    await matched(db, 'bonus', 'bonus by ', {
      records: sql`
        select
          case kind when 'rebate' then 'rebate' when 'system' then 'system_bonus' when 'referral' then 'referral_reward'
            else 'level_bonus' end || ' ' || id as ref,
          player_id, currency, amount
        from bonus where status in ('claimed', 'issued')`,
      moves: sql`
        select type || ' ' || reference_no as ref, to_player as player_id, currency, amount
        from transfer where type in ('level_bonus', 'rebate', 'system_bonus', 'referral_reward') and ${IS_NUMBER}`,
    }),
    // Rounds that play on the wallet: what was staked, and what came back as a win or because the maker took the round back.
    await matched(db, 'round', 'stake of round ', {
      records: sql`
        select w.maker_id || ' ' || w.round_ref as ref, s.player_id, s.currency, w.stake as amount
        from wallet_round w join game_session s on s.id = w.session_id`,
      moves: sql`
        select maker_id || ' ' || round_ref as ref, from_player as player_id, currency, amount
        from transfer where type = 'game_loss' and from_kind = 'player_wallet'`,
    }),
    await matched(db, 'round', 'money back of round ', {
      records: sql`
        select w.maker_id || ' ' || w.round_ref as ref, s.player_id, s.currency,
          case when b.round_ref is null then coalesce(w.win, 0) else w.stake end as amount
        from wallet_round w join game_session s on s.id = w.session_id
          left join round_rollback b on b.maker_id = w.maker_id and b.round_ref = w.round_ref`,
      moves: sql`
        select maker_id || ' ' || round_ref as ref, to_player as player_id, currency, amount
        from transfer where type in ('game_win', 'game_refund') and to_kind = 'player_wallet'`,
    }),
    await matched(db, 'bonus', 'given up, of deposit ', {
      records: sql`
        select order_no as ref, player_id, '' as currency, forfeited as amount
        from deposit_bonus_given_up where forfeited > 0`,
      moves: sql`
        select reference_no as ref, from_player as player_id, '' as currency, sum(amount)::bigint as amount
        from transfer where type = 'deposit_bonus_void' group by 1, 2`,
    }),
    // The entry does not store the amount of the reward, so only the number of payments is compared.
    await matched(db, 'activity', 'reward of ', {
      records: sql`
        select 'activity-' || id as ref, player_id, '' as currency, 1 as amount
        from activity_entry where claimed_at is not null`,
      moves: sql`
        select reference_no as ref, to_player as player_id, '' as currency, 1 as amount
        from transfer where type = 'activity_reward'`,
    }),
    await matched(db, 'withdrawal', 'hold of withdrawal ', {
      records: sql`select order_no || ' ' || hold_id as ref, player_id, currency, amount from withdrawal`,
      moves: sql`
        select reference_no || ' ' || id as ref, from_player as player_id, currency, amount
        from transfer where type = 'withdraw_hold' and ${IS_NUMBER}`,
    }),
    await matched(db, 'suspense', 'decision about ', {
      records: sql`
        select d.decided_by::text as ref, 0 as player_id, t.currency,
          case t.to_kind when 'suspense' then t.amount else -t.amount end as amount
        from suspense_decision d join transfer t on t.id = d.transfer_id`,
      moves: sql`
        select id::text as ref, 0 as player_id, currency, case from_kind when 'suspense' then amount else -amount end as amount
        from transfer
        where type in ('suspense_to_player', 'suspense_to_maker', 'late_win_to_player', 'late_win_to_house')`,
    }),
    // The fee belongs to the house once the money has been paid out.
    await matched(db, 'fee', 'fee of withdrawal ', {
      records: sql`
        select order_no as ref, 0 as player_id, currency, fee as amount
        from withdrawal where status = 'done'`,
      moves: sql`
        select reference_no as ref, 0 as player_id, currency, amount
        from transfer where type = 'withdraw_fee' and ${IS_NUMBER}`,
    }),
  ];
  const counts = await sql<{ transfers: number; accounts: number }>`
    select (select count(*) from transfer) as transfers, (select count(*) from account) as accounts`.execute(db);
  const held = await sql<{ currency: string; total: number }>`
    select currency, sum(balance)::bigint as total from account where player_id is not null group by currency order by currency`.execute(
    db,
  );
  return {
    transfers: counts.rows[0]?.transfers ?? 0,
    accounts: counts.rows[0]?.accounts ?? 0,
    held: Object.fromEntries(held.rows.map((row) => [row.currency, row.total])),
    findings: [
      ...[balances, negative, running, holds, promotions, withdrawals, billDays].flatMap(({ rows }) => rows),
      ...matches.flat(),
    ],
    suspense: await openSuspense(db),
  };
}

/**
 * Compares records of money with the ledger's transfers by reference, player and currency: each record must have
 * transfers of its amount, and the reverse.
 */
export async function matched(
  db: Db,
  what: Finding['what'],
  words: string,
  { records, moves }: { readonly records: RawBuilder<unknown>; readonly moves: RawBuilder<unknown> },
): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with r as (${records}), m as (
      select ref, player_id, currency, sum(amount) as amount from (${moves}) each_move group by ref, player_id, currency
    )
    select ${what}::text as what, ${words}::text || coalesce(r.ref, m.ref) as subject,
      coalesce(r.amount, 0)::bigint as expected, coalesce(m.amount, 0)::bigint as found
    from r full join m on m.ref = r.ref and m.player_id = r.player_id and m.currency = r.currency
    where coalesce(r.amount, 0) <> coalesce(m.amount, 0) order by 2`.execute(db);
  return rows;
}

/**
 * The form of the reference numbers of orders, withdrawals and bonuses. A transfer with another reference (from a test)
 * belongs to no record.
 */
export const IS_NUMBER = sql`reference_no ~ '^[0-9a-f]{32}$'`;

/** Both sides of every transfer with signed amounts. */
const MOVES = sql`(
  select id, seq, from_id as account_id, -amount as amount, from_balance_after as balance_after from transfer
  union all
  select id, seq, to_id, amount, to_balance_after from transfer
)`;
