import type { Db } from '../../db/open.js';
import type { BonusKind } from '../../db/schema.js';
import type { Site } from '../../base/site.js';
import { giveAll, type Gift } from './give.js';
import { ruleOf } from './rules.js';
import { watermarkOf } from './watermark.js';

/** Rows per statement, and players per query. */
const AT_ONCE = 200;

/**
 * A transfer has the time of its request but is visible only after the commit. This is longer than any request takes.
 */
export const SETTLING_MS = 10 * 60_000;

/**
 * The time from which a part must look for new transfers: a little before its last run, for transfers that had not been
 * committed then.
 */
export async function sinceLast(db: Db, part: string, first: Date): Promise<Date> {
  const last = await watermarkOf(db, part);
  return last === null ? first : new Date(last.getTime() - SETTLING_MS);
}

/** Gives many bonuses of one kind under its current rule. Returns how many were new. */
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
