import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.js';
import type { BonusKind, Database } from '../../db/schema.js';

export type BonusRule = Selectable<Database['bonus_rule']>;

/** The current rule of a kind of bonus. An operator may change it; bonuses already given keep their terms. */
export function ruleOf(db: Db, kind: BonusKind): Promise<BonusRule> {
  return db.selectFrom('bonus_rule').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
}
