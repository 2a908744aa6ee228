import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import type { BonusRow } from '../../domain/bonuses/pay.js';
import { turnoverDoneOf } from '../../domain/bonuses/queries.js';
import { SYSTEM_BONUS_TITLES } from '../../domain/bonuses/system-bonuses.js';
import { termsOf } from './shown-terms.js';

type SystemBonus = components['schemas']['SystemBonus'];

/** System bonuses as the contract shows them. Minor units. */
export async function shownSystemBonuses(
  db: Db,
  playerId: number,
  rows: readonly BonusRow[],
  lang: Locale,
  now: Date,
): Promise<SystemBonus[]> {
  const turnoverDone = await turnoverDoneOf(db, playerId);
  return rows.map((row) => ({
    bonusId: row.id,
    reason: row.reason ?? 'gift',
    title: SYSTEM_BONUS_TITLES[row.reason ?? 'gift'][lang],
    note: row.note,
    ...termsOf(row, now),
    turnoverDone: turnoverDone(row),
    bonusWager: row.wager_times,
  }));
}
