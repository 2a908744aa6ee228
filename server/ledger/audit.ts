import { sql } from 'kysely';
import type { Db } from '../db/open.js';

/** One thing the auditor found wrong. */
export interface Finding {
  readonly what: 'balance' | 'negative' | 'running balance' | 'hold';
  readonly subject: string;
  /** Minor units. */
  readonly expected: number;
  readonly found: number;
}

/** What the auditor read. The ledger is sound when `findings` is empty. */
export interface AuditReport {
  readonly transfers: number;
  readonly accounts: number;
  /** Sum of all players' balances, minor units, by currency. */
  readonly held: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** Recomputes every balance from the transfers alone and compares it with what is stored. */
export async function audit(db: Db): Promise<AuditReport> {
  const balances = await sql<Finding>`
    select 'balance' as what, 'account ' || a.id || ' ' || a.kind as subject, coalesce(sum(m.amount), 0)::bigint as expected, a.balance as found
    from account a left join ${MOVES} m on m.account_id = a.id
    where a.player_id is not null group by a.id having coalesce(sum(m.amount), 0) <> a.balance`.execute(db);
  const negative = await sql<Finding>`
    select 'negative' as what, 'account ' || id || ' ' || kind as subject, 0::bigint as expected, balance as found from account where player_id is not null and balance < 0`.execute(db);
  const running = await sql<Finding>`
    select 'running balance' as what, 'transfer ' || id as subject, expected::bigint as expected, found from (
      select m.id, m.balance_after as found, sum(m.amount) over (partition by m.account_id order by m.seq) as expected
      from ${MOVES} m join account a on a.id = m.account_id where a.player_id is not null
    ) r where expected <> found`.execute(db);
  const holds = await sql<Finding>`
    select 'hold' as what, 'account ' || a.id || ' withdraw_hold' as subject, coalesce(sum(h.amount), 0)::bigint as expected, a.balance as found
    from account a left join transfer h on h.to_id = a.id and h.type = 'withdraw_hold'
      and not exists (select 1 from transfer e where e.resolves = h.id)
    where a.kind = 'withdraw_hold' group by a.id having coalesce(sum(h.amount), 0) <> a.balance`.execute(db);
  const counts = await sql<{ transfers: number; accounts: number }>`
    select (select count(*) from transfer) as transfers, (select count(*) from account) as accounts`.execute(db);
  const held = await sql<{ currency: string; total: number }>`
    select currency, sum(balance)::bigint as total from account where player_id is not null group by currency order by currency`.execute(db);
  return {
    transfers: counts.rows[0]?.transfers ?? 0,
    accounts: counts.rows[0]?.accounts ?? 0,
    held: Object.fromEntries(held.rows.map((row) => [row.currency, row.total])),
    findings: [balances, negative, running, holds].flatMap(({ rows }) => rows),
  };
}

/** Both sides of every transfer, signed. */
const MOVES = sql`(
  select id, seq, from_id as account_id, -amount as amount, from_balance_after as balance_after from transfer
  union all
  select id, seq, to_id, amount, to_balance_after from transfer
)`;
