import { randomUUID } from 'node:crypto';
import type { AppParts } from '../http/parts.js';
import type { BonusKind } from '../db/schema.js';
import { giveAll, type Gift } from '../domain/bonuses/give.js';
import { ruleOf } from '../domain/bonuses/rules.js';

/** A bonus for one player. `amount`: minor units, 1000 by default. It is due, and released, `at` a time: now by default. */
export type BonusWish = Pick<Gift, 'playerId'> & { readonly kind: BonusKind } & Partial<Gift>;

/** Gives a player a bonus under the rule of its kind, but released at once. Returns its id. */
export async function giveTestBonus(
  { db, services }: Pick<AppParts, 'db' | 'services'>,
  { kind, ...gift }: BonusWish,
): Promise<string> {
  const occasion = gift.occasion ?? randomUUID();
  const own = {
    ...(kind === 'rebate' ? { rebate: { day: '2026-11-20', lines: [] } } : {}),
    ...(kind === 'system' ? { system: { reason: 'gift' as const, note: '' } } : {}),
  };
  const rule = { ...(await ruleOf(db, kind)), release_hours: 0 };
  const at = gift.at ?? services.clock.now();
  await giveAll(db, services.site, rule, [{ amount: 1000, level: 1, ...own, ...gift, occasion, at }]);
  const row = await db
    .selectFrom('bonus')
    .select('id')
    .where('player_id', '=', gift.playerId)
    .where('kind', '=', kind)
    .where('occasion', '=', occasion)
    .executeTakeFirstOrThrow();
  return row.id;
}
