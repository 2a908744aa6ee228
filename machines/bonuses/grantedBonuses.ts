import type { components } from '../../openapi/user-api.js';
import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';

type Schemas = components['schemas'];
export type SystemBonus = Schemas['SystemBonus'];
export type LevelBonus = Schemas['LevelBonus'];
export type GrantedBonus = SystemBonus | LevelBonus;
/** The sums of the level bonuses, and what the player's level gives. */
export type LevelSummary = Schemas['LevelBonusDetail'];
/** Level bonuses are of four kinds, or `all` of them. System bonuses have no kinds: always `all`. */
export type BonusFilter = 'all' | LevelBonus['kind'];

/** Granted bonuses, newest first. The sums come with the first page; system bonuses have none. */
export const grantedBonusesMachine = pagedListOf<GrantedBonus, BonusFilter, LevelSummary>(({ bonusId }) => bonusId);

export type GrantedBonusesRef = PagedListRef<GrantedBonus, BonusFilter, LevelSummary>;
