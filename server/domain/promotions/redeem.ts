import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { findCode, useCode } from './codes.js';
import { lockOpenPromotion, openRecord, type Joining } from './join.js';
import type { PromotionRow } from './offers.js';
import type { RecordRow } from './records.js';

/**
 * Redeems a code. A gift opens a record that holds only the gift and no money of the player. Throws `Refusal`
 * promotionCodeWrong, promotionCodeUsed, promotionCodeExpired, promotionEnded, promotionUsed or promotionFull.
 */
export async function redeemCode(
  trx: Transaction<Database>,
  joining: Joining,
  typed: string,
): Promise<{ code: Selectable<Database['promotion_code']>; promotion: PromotionRow; record: RecordRow | null }> {
  const { code: offered } = await findCode(trx, joining, typed);
  const promotion = await lockOpenPromotion(trx, joining, offered.promotion_id);
  const { code } = await useCode(trx, joining, typed);
  if (code.gift_amount === null) return { code, promotion, record: null };
  return {
    code,
    promotion,
    record: await openRecord(trx, joining, promotion, { amount: 0, bonus: code.gift_amount, code: code.code }),
  };
}
