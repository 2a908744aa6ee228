import { sql } from 'kysely';
import type { Texts } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import { turnoverOf, type Progress } from '../turnover.js';

/** What has become of the bonus of a deposit; `none`: it had none. */
type Standing = 'none' | 'running' | 'met' | 'givenUp';

/** What a deposit that is done has given, and what it requires. Amounts in minor units. */
export interface DepositResult extends Progress {
  readonly orderNo: string;
  readonly amount: number;
  readonly currency: string;
  /** The chosen promotion; null without one. */
  readonly title: Texts | null;
  /** What came into the wallet: 0 if the bonus was no longer open when the money arrived. */
  readonly bonus: number;
  readonly standing: Standing;
  /** What was taken back when the player gave the bonus up. */
  readonly forfeited: number;
  readonly doneAt: Date;
}

/** The result of a deposit of the player, by channel or by hand; null while it is not done, and for anyone else's. */
export async function depositResult(db: Db, playerId: number, orderNo: string): Promise<DepositResult | null> {
  const { rows } = await sql<{
    amount: number;
    currency: string;
    title: Texts | null;
    bonus: number | null;
    forfeited: number | null;
    source: string | null;
    required: number | null;
    met_at: Date | null;
    done_at: Date;
  }>`
    select d.amount, d.currency, p.title, b.amount as bonus, g.forfeited, r.source, r.amount as required, r.met_at,
      d.created_at as done_at
    from transfer d
      left join (
        select order_no, activity_id from pay_order where order_no = ${orderNo}
        union all select order_no, activity_id from manual_deposit where order_no = ${orderNo}
      ) o on true
      left join deposit_promotion p on p.id = o.activity_id
      left join transfer b on b.type = 'deposit_bonus' and b.reference_no = d.reference_no
      left join deposit_bonus_given_up g on g.order_no = d.reference_no
      left join turnover_requirement r on r.player_id = d.to_player and r.reference_no = d.reference_no
        and r.source in ('deposit', 'deposit_bonus')
    where d.type = 'deposit' and d.reference_no = ${orderNo} and d.to_player = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const isOpen = row.required !== null && row.met_at === null;
  const open = isOpen
    ? (await turnoverOf(db, playerId)).requirements.find(
        ({ referenceNo, source }) => referenceNo === orderNo && source === row.source,
      )
    : undefined;
  const required = row.forfeited !== null && !isOpen && row.source === 'deposit_bonus' ? 0 : (row.required ?? 0);
  const { done = required, left = 0 } = open ?? {};
  const standing =
    row.bonus === null ? 'none' : row.forfeited !== null ? 'givenUp' : left > 0 ? 'running' : ('met' as const);
  return {
    orderNo,
    amount: row.amount,
    currency: row.currency,
    title: row.title,
    bonus: row.bonus ?? 0,
    standing,
    forfeited: row.forfeited ?? 0,
    required,
    done,
    left,
    doneAt: row.done_at,
  };
}
