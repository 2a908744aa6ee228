import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { BonusKind } from '../../db/schema/bonuses.js';

export type BonusRule = Selectable<Database['bonus_rule']>;

/** How a kind of bonus is given out at present; an operator may change it, and what was given keeps its terms. */
export function ruleOf(db: Db, kind: BonusKind): Promise<BonusRule> {
  return db.selectFrom('bonus_rule').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
}
