import type { components } from '../../../openapi/user-api.js';
import { levelsOf, scheduleOf, type Level } from '../../domain/bonuses/levels.js';
import { forAnyone, forPlayer } from '../operation.js';

/** Levels with their requirements and benefits. */
export const listUserLevels = forAnyone('listUserLevels', async ({ db }) => ({
  data: (await levelsOf(db)).map(termsOfLevel),
}));

/** What the player still needs for the next level. */
export const getNextLevelSchedule = forPlayer('getNextLevelSchedule', async ({ db, player }) => ({
  data: await scheduleOf(db, player.id),
}));

/** A level on the wire: its requirements and its benefits, in minor units. */
const termsOfLevel = (level: Level): components['schemas']['LevelTerms'] => ({
  level: level.level,
  levelName: level.name,
  requiredStakes: level.required_stakes,
  requiredDeposits: level.required_deposits,
  upgradeBonus: level.upgrade_bonus,
  monthlyBonus: level.monthly_bonus,
  birthdayBonus: level.birthday_bonus,
  depositBonusRate: level.deposit_bonus_rate,
  depositBonusMost: level.deposit_bonus_most,
});
