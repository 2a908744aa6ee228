import type { Selectable, Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isWithin, takeBackHit, windowEndOf } from '../limits.js';
import type { Services } from '../services.js';
import { findPromotion, type PromotionRow } from './offers.js';
import type { Joining } from './join.js';

type CodeRow = Selectable<Database['promotion_code']>;

/** Codes that the site does not have, per player and hour. */
const WRONG_CODES = { count: 5, windowMs: 3_600_000 } as const;

/**
 * Limits guessing: after too many codes that the site does not have, none is answered any more, right ones neither, so
 * that they cannot be told apart. A guess is counted before it is looked up, so that parallel requests get no more
 * tries, and outside the request's transaction, so that a refused request counts too. Throws `Refusal`
 * tooManyRequests, with the end of the limit, or promotionCodeWrong.
 */
export async function limitGuesses(db: Db, { clock }: Services, playerId: number, typed: string): Promise<void> {
  const key = `promotion-code ${playerId}`;
  if (!(await isWithin(db, clock, [[key, WRONG_CODES]])))
    throw refusal('tooManyRequests', 'code', (await windowEndOf(db, clock, key)) ?? undefined);
  if ((await codeOf(db, typed)) === undefined) throw refusal('promotionCodeWrong', 'code');
  await takeBackHit(db, key);
}

const codeOf = (db: Db, typed: string): Promise<CodeRow | undefined> =>
  db.selectFrom('promotion_code').selectAll().where('code', '=', typed.toUpperCase()).executeTakeFirst();

/**
 * A code that the player can use now. Throws `Refusal` promotionCodeWrong, promotionCodeUsed, promotionCodeExpired or
 * promotionEnded.
 */
export async function findCode(
  db: Db,
  { playerId, at }: Joining,
  typed: string,
): Promise<{ code: CodeRow; promotion: PromotionRow }> {
  const code = await codeOf(db, typed);
  if (code === undefined) throw refusal('promotionCodeWrong', 'code');
  if (await isUsed(db, code, playerId)) throw refusal('promotionCodeUsed', 'code');
  if (code.ends_at <= at) throw refusal('promotionCodeExpired', 'code');
  const promotion = await findPromotion(db, code.promotion_id);
  if (promotion === undefined || promotion.starts_at > at || promotion.ends_at <= at) throw refusal('promotionEnded');
  return { code, promotion };
}

/** Whether the player has used the code, or all players together have used it up: then it has as many uses as allowed. */
async function isUsed(db: Db, { code, most_uses: most }: CodeRow, playerId: number): Promise<boolean> {
  const uses = db.selectFrom('promotion_code_use').where('code', '=', code);
  const own = await uses.select('player_id').where('player_id', '=', playerId).executeTakeFirst();
  if (own !== undefined) return true;
  if (most === null) return false;
  const last = uses
    .select('player_id')
    .offset(most - 1)
    .limit(1);
  return (await last.executeTakeFirst()) !== undefined;
}

/** A code that the player has redeemed, and the record that it opened; null if the player has not. */
export async function redeemedCode(
  db: Db,
  playerId: number,
  typed: string,
): Promise<{ code: CodeRow; promotion: PromotionRow; usedAt: Date; recordId: number | null } | null> {
  const code = await codeOf(db, typed);
  if (code === undefined) return null;
  const ofPlayer = { code: code.code, player_id: playerId };
  const use = await db
    .selectFrom('promotion_code_use')
    .select('used_at')
    .where((where) => where.and(ofPlayer))
    .executeTakeFirst();
  const promotion = await findPromotion(db, code.promotion_id);
  if (use === undefined || promotion === undefined) return null;
  const record = await db
    .selectFrom('promotion_record')
    .select('id')
    .where((where) => where.and(ofPlayer))
    .executeTakeFirst();
  return { code, promotion, usedAt: use.used_at, recordId: record?.id ?? null };
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
