import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';

type Schemas = components['schemas'];

/** The compiled part of a record's bill, newest line first, and whether newer transfers are missing. */
export async function billOfRecord(
  db: Db,
  recordId: number,
  page: Page,
): Promise<{ rows: Schemas['PromotionBillLine'][]; total: number; bill: Schemas['PromotionBillState'] }> {
  const lines = db
    .selectFrom('promotion_bill_line')
    .leftJoin('game', 'game.id', 'promotion_bill_line.game_id')
    .where('record_id', '=', recordId);
  const rows = await lines
    .selectAll('promotion_bill_line')
    .select('game.name as game_name')
    .orderBy('promotion_bill_line.position', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await lines.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const bill = await db.selectFrom('promotion_bill').selectAll().where('record_id', '=', recordId).executeTakeFirst();
  const later = await db
    .selectFrom('transfer')
    .select('id')
    .where('promo_record_id', '=', recordId)
    .where('seq', '>', bill?.through_seq ?? 0)
    .limit(1)
    .executeTakeFirst();
  return {
    rows: rows.map((line) => ({
      lineId: `${line.record_id}-${line.position}`,
      kind: line.kind,
      time: line.at.toISOString(),
      gameId: line.game_id === null ? null : String(line.game_id),
      gameName: line.game_name,
      rounds: line.rounds,
      stake: line.stake,
      counted: line.counted,
      win: line.win,
      amount: line.amount,
    })),
    total,
    bill: { status: later === undefined ? 'ready' : 'compiling', compileTime: bill?.compiled_at.toISOString() ?? null },
  };
}
