import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { CategoryId, RebateLine } from '../../db/values.js';
import type { Locale, Texts } from '../../base/locale.js';
import type { Services } from '../../domain/services.js';
import { SETTLING_MS } from '../../domain/bonuses/batches.js';
import { talliesOf } from '../../domain/bonuses/queries.js';
import { termsOf } from './shown-terms.js';
import { levelsOf, nameOf } from '../../domain/bonuses/levels.js';
import type { BonusRow } from '../../domain/bonuses/pay.js';
import { categoryNames, linesOf, planOf, stakesBetween, sumOf } from '../../domain/bonuses/rebates.js';
import { ruleOf } from '../../domain/bonuses/rules.js';
import { dayAt, plusDays, startOf } from '../../domain/site-day.js';

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

/** The plan as the contract shows it. */
export async function shownPlan(db: Db, lang: Locale): Promise<Schemas['RebatePlan']> {
  const [plan, rule, levels] = [await planOf(db), await ruleOf(db, 'rebate'), await levelsOf(db)];
  const categories = await db.selectFrom('category').select(['id', 'name']).orderBy('position').execute();
  return {
    isAutomatic: rule.is_automatic,
    bonusWager: rule.wager_times,
    claimDays: rule.claim_days,
    categories: categories
      .filter(({ id }) => plan.contributions.has(id))
      .map(({ id, name }) => ({
        categoryId: id,
        categoryName: name[lang],
        contribution: plan.contributions.get(id) ?? 0,
        rates: levels.map(({ level }) => ({
          level,
          levelName: nameOf(levels, level),
          rate: plan.rates.get(`${id} ${level}`) ?? 0,
        })),
      })),
  };
}

const shownLines = (
  lines: readonly RebateLine[],
  names: ReadonlyMap<CategoryId, Texts>,
  lang: Locale,
): Schemas['RebateLine'][] =>
  lines.map((line) => ({ ...line, categoryName: names.get(line.categoryId)?.[lang] ?? line.categoryId }));
