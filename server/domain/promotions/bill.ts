import { sql, type Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../services.js';
import { sinceLast } from '../bonuses/batches.js';
import { setWatermark } from '../bonuses/watermark.js';
import { eachRow, type Swept } from '../../base/each-row.js';

/** Bills that one sweep compiles; the next sweep continues. */
const AT_ONCE = 300;

/**
 * Compiles the bills of all records that have newer transfers: deposits and withdrawals line by line, play by site day
 * and game. Called by the job queue; may be repeated.
 */
export async function compileBills(db: Db, { clock, site }: Pick<Services, 'clock' | 'site'>): Promise<Swept> {
  const at = clock.now();
  const since = await sinceLast(db, 'promotion-bills', new Date(0));
  const { rows } = await sql<{ id: number }>`
    select t.promo_record_id as id from transfer t left join promotion_bill b on b.record_id = t.promo_record_id
    where t.promo_record_id is not null and t.created_at >= ${since} and t.seq > coalesce(b.through_seq, 0)
    group by 1 order by 1 limit ${AT_ONCE}`.execute(db);
  const named = { name: ({ id }: { readonly id: number }) => `record ${id}` };
  const swept = await eachRow(rows, named, async ({ id }) => {
    await atomically(db, (trx) => compileBill(trx, id, { at, utcOffsetMinutes: site.utcOffsetMinutes }));
    return true;
  });
  // A bill that failed, or that did not fit into this sweep, is found again.
  if (rows.length < AT_ONCE && swept.failures.length === 0) await setWatermark(db, 'promotion-bills', at);
  return swept;
}

async function compileBill(
  trx: Transaction<Database>,
  recordId: number,
  { at, utcOffsetMinutes }: { at: Date; utcOffsetMinutes: number },
): Promise<void> {
  await trx
    .selectFrom('promotion_record')
    .select('id')
    .where('id', '=', recordId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('promotion_bill_line').where('record_id', '=', recordId).execute();
  await sql`
    insert into promotion_bill_line (record_id, position, kind, game_id, rounds, stake, counted, win, amount, at)
    select ${recordId}, row_number() over (order by at, rank, game_id), kind, game_id, rounds, stake, counted, win, amount, at from (
      select
        case type when 'promo_stake' then 'stake' when 'promo_bonus' then 'bonus' when 'promo_settle' then 'settle'
          else 'void' end as kind,
        case type when 'promo_stake' then 0 when 'promo_bonus' then 1 else 3 end as rank,
        null::bigint as game_id, 0 as rounds, 0 as stake, 0 as counted, 0 as win,
        case when type in ('promo_stake', 'promo_bonus') then amount else -amount end as amount, created_at as at
      from transfer
      where promo_record_id = ${recordId} and game_id is null
        and type in ('promo_stake', 'promo_bonus', 'promo_settle', 'promo_void')
      union all
      select 'play', 2, game_id, count(*), sum(stake), sum(counted), sum(case when is_late then 0 else coalesce(win, 0) end),
        sum(case when is_late then 0 else coalesce(win, 0) end - case when is_free then 0 else stake end), max(staked_at)
      from promotion_round where record_id = ${recordId}
      group by game_id, date_trunc('day', (staked_at at time zone 'UTC') + make_interval(mins => ${utcOffsetMinutes}))
    ) line`.execute(trx);
  await sql`
    insert into promotion_bill (record_id, through_seq, compiled_at)
    select ${recordId}, max(seq), ${at} from transfer where promo_record_id = ${recordId}
    on conflict (record_id) do update set through_seq = excluded.through_seq, compiled_at = excluded.compiled_at`.execute(
    trx,
  );
}
