import type { Selectable, Transaction } from 'kysely';
import { refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isWithin } from '../../limits.js';
import type { Services } from '../../services.js';
import { findPromotion, type PromotionRow } from './offers.js';
import type { Joining } from './join.js';

type CodeRow = Selectable<Database['promotion_code']>;

/** Tries of a player per hour. */
const TRIES = { count: 20, windowMs: 3_600_000 } as const;

/**
 * Throws `Refusal('tooManyRequests')` after too many tries. Counted outside the request's transaction, so that a
 * refused request counts too.
 */
export async function limitGuesses(db: Db, { clock }: Services, playerId: number): Promise<void> {
  if (!(await isWithin(db, clock, [[`promotion-code ${playerId}`, TRIES]]))) throw refusal('tooManyRequests');
}

/** A code that the player can use now. Throws `Refusal` promotionCodeWrong or promotionEnded. */
export async function findCode(
  db: Db,
  { playerId, at }: Joining,
  typed: string,
): Promise<{ code: CodeRow; promotion: PromotionRow }> {
  const code = await db
    .selectFrom('promotion_code')
    .selectAll()
    .where('code', '=', typed.toUpperCase())
    .executeTakeFirst();
  if (code === undefined || code.ends_at <= at) throw refusal('promotionCodeWrong', 'code');
  const uses = await db.selectFrom('promotion_code_use').select('player_id').where('code', '=', code.code).execute();
  const isUsedUp = code.most_uses !== null && uses.length >= code.most_uses;
  if (isUsedUp || uses.some(({ player_id }) => player_id === playerId)) throw refusal('promotionCodeWrong', 'code');
  const promotion = await findPromotion(db, code.promotion_id);
  if (promotion === undefined || promotion.starts_at > at || promotion.ends_at <= at) throw refusal('promotionEnded');
  return { code, promotion };
}

/** Uses a code: once per player, and up to its total limit. Lock the player first. */
export async function useCode(
  trx: Transaction<Database>,
  joining: Joining,
  typed: string,
): Promise<{ code: CodeRow; promotion: PromotionRow }> {
  await trx
    .selectFrom('promotion_code')
    .select('code')
    .where('code', '=', typed.toUpperCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
  const found = await findCode(trx, joining, typed);
  await trx
    .insertInto('promotion_code_use')
    .values({ code: found.code.code, player_id: joining.playerId, used_at: joining.at })
    .execute();
  return found;
}

/**
 * Uses a code that allows the player to join this promotion. Throws `Refusal('promotionCodeWrong')` for a code of
 * another promotion.
 */
export async function useEntryCode(
  trx: Transaction<Database>,
  joining: Joining,
  promotionId: string,
  typed: string,
): Promise<void> {
  const { code } = await useCode(trx, joining, typed);
  if (code.kind !== 'entry' || code.promotion_id !== promotionId) throw refusal('promotionCodeWrong', 'code');
}
