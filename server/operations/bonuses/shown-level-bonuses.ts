import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { LEVEL_KINDS, talliesOf, turnoverDoneOf } from '../../domain/bonuses/queries.js';
import { termsOf } from './shown-terms.js';
import { levelsOf, nameOf } from '../../domain/bonuses/levels.js';
import type { BonusRow } from '../../domain/bonuses/pay.js';

type Schemas = components['schemas'];

/** Level bonuses as the contract shows them. Minor units. */
export async function shownLevelBonuses(
  db: Db,
  playerId: number,
  rows: readonly BonusRow[],
  now: Date,
): Promise<Schemas['LevelBonus'][]> {
  const [levels, turnoverDone] = [await levelsOf(db), await turnoverDoneOf(db, playerId)];
  return rows.map((row) => ({
    bonusId: row.id,
    kind: LEVEL_KINDS.find((kind) => kind === row.kind) ?? 'monthly',
    level: row.level ?? 0,
    levelName: nameOf(levels, row.level),
    ...termsOf(row, now),
    turnoverDone: turnoverDone(row),
    bonusWager: row.wager_times,
  }));
}

/** The benefits of the player's level, and sums of its bonuses so far. */
export async function levelBonusDetail(db: Db, playerId: number, now: Date): Promise<Schemas['LevelBonusDetail']> {
  const { level } = await db.selectFrom('player').select('level').where('id', '=', playerId).executeTakeFirstOrThrow();
  const levels = await levelsOf(db);
  const own = levels.find((one) => one.level === level);
  return {
    level,
    levelName: nameOf(levels, level),
    monthlyBonus: own?.monthly_bonus ?? 0,
    birthdayBonus: own?.birthday_bonus ?? 0,
    nextUpgradeBonus: levels.find((one) => one.level > level)?.upgrade_bonus ?? null,
    depositBonusRate: own?.deposit_bonus_rate ?? 0,
    depositBonusMost: own?.deposit_bonus_most ?? 0,
    ...(await talliesOf(db, playerId, LEVEL_KINDS, now)),
  };
}
