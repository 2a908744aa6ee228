import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../base/locale.js';
import type { Services } from '../services.js';
import { SETTLING_MS } from './batches.js';
import { talliesOf, termsOf } from './queries.js';
import { levelsOf, nameOf } from './levels.js';
import type { BonusRow } from './pay.js';
import { categoryNames, linesOf, planOf, shownLines, stakesBetween, sumOf } from './rebates.js';
import { ruleOf } from './rules.js';
import { dayAt, plusDays, startOf } from '../site-day.js';

type Schemas = components['schemas'];

/** Rebates as the contract shows them, each with its calculation. */
export async function shownRebates(
  db: Db,
  rows: readonly BonusRow[],
  lang: Locale,
  now: Date,
): Promise<Schemas['Rebate'][]> {
  const [levels, names] = [await levelsOf(db), await categoryNames(db)];
  return rows.map((row) => {
    const lines = row.rebate_lines ?? [];
    return {
      rebateId: row.id,
      day: row.rebate_day ?? '',
      level: row.level ?? 0,
      levelName: nameOf(levels, row.level),
      stakes: sumOf(lines, 'stakes'),
      counted: sumOf(lines, 'counted'),
      ...termsOf(row, now),
      lines: shownLines(lines, names, lang),
    };
  });
}

/** What the current day has earned so far, and sums of the earlier rebates. */
export async function rebateDetail(
  db: Db,
  { site }: Pick<Services, 'site'>,
  playerId: number,
  lang: Locale,
  now: Date,
): Promise<Schemas['RebateDetail']> {
  const { level } = await db.selectFrom('player').select('level').where('id', '=', playerId).executeTakeFirstOrThrow();
  const today = dayAt(site, now);
  const tomorrow = startOf(site, plusDays(today, 1));
  const lines = linesOf(await planOf(db), await stakesBetween(db, startOf(site, today), tomorrow, playerId), site);
  const { claimable, received, expired } = await talliesOf(db, playerId, ['rebate'], now);
  return {
    level,
    levelName: nameOf(await levelsOf(db), level),
    isAutomatic: (await ruleOf(db, 'rebate')).is_automatic,
    today: {
      stakes: sumOf(lines, 'stakes'),
      counted: sumOf(lines, 'counted'),
      amount: sumOf(lines, 'amount'),
      lines: shownLines(lines, await categoryNames(db), lang),
      issueTime: new Date(tomorrow.getTime() + SETTLING_MS).toISOString(),
    },
    claimable,
    received,
    expired,
  };
}
