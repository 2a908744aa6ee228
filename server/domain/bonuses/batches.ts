import type { Db } from '../../db/open.js';
import type { BonusKind } from '../../db/schema/bonuses.js';
import type { Site } from '../../site.js';
import { giveAll, type Gift } from './give.js';
import { ruleOf } from './rules.js';
import { lookedUntil } from './watermark.js';

/** Rows of one statement, players of one look. */
const AT_ONCE = 200;

/** A movement is written with the time of its call and seen when that has committed: longer than any call takes. */
export const SETTLING_MS = 10 * 60_000;

/** From when a part has to look: a little before it looked last, for what had not committed then. */
export async function sinceLast(db: Db, part: string, first: Date): Promise<Date> {
  const last = await lookedUntil(db, part);
  return last === null ? first : new Date(last.getTime() - SETTLING_MS);
}

/** Gives many of one kind under its rule of now. Answers how many were new. */
export async function giveInBatches(db: Db, site: Site, kind: BonusKind, gifts: readonly Gift[]): Promise<number> {
  const rule = await ruleOf(db, kind);
  let given = 0;
  for (const batch of batchesOf(gifts)) given += await giveAll(db, site, rule, batch);
  return given;
}

export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
