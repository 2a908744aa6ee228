import { sql, type Selectable } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../services.js';
import { eachRow, type Swept } from '../../base/each-row.js';
import { giveAll } from './give.js';
import { ruleOf } from './rules.js';

export type Level = Selectable<Database['player_level']>;

/** All levels, the lowest first. */
export function levelsOf(db: Db): Promise<Level[]> {
  return db.selectFrom('player_level').selectAll().orderBy('level').execute();
}

/** A player's stakes in settled rounds and deposits so far, in minor units, and the stored level. */
export interface Standing {
  readonly id: number;
  readonly level: number;
  readonly stakes: number;
  readonly deposits: number;
}

/**
 * The standings of players, from the sums of days (decision 040). Stakes of the wallet's money count; stakes of a promotion
 * balance do not, and a deposit that was taken back does not.
 */
async function standingsOf(db: Db, playerIds: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, p.level,
      coalesce((select sum(d.expense) from bill_day d where d.player_id = p.id and d.kind = 'stake'), 0)::bigint as stakes,
      coalesce((select sum(d.income - d.expense) from bill_day d where d.player_id = p.id and d.kind = 'deposit'), 0)::bigint as deposits
    from player p where p.id = any (${playerIds}::bigint[]) order by p.id`.execute(db);
  return rows;
}

/** The highest level whose required stakes and deposits are both reached. */
export function levelFor(
  levels: readonly Level[],
  { stakes, deposits }: Pick<Standing, 'stakes' | 'deposits'>,
): number {
  return (
    levels.findLast(
      ({ required_stakes, required_deposits }) => stakes >= required_stakes && deposits >= required_deposits,
    )?.level ?? 0
  );
}

/** What a player still needs for the next level, in minor units. */
export interface Schedule {
  readonly level: number;
  readonly levelName: string;
  readonly nextLevel: number | null;
  readonly nextLevelName: string | null;
  readonly stakes: number;
  readonly deposits: number;
  readonly requiredStakes: number;
  readonly requiredDeposits: number;
  readonly stakesLeft: number;
  readonly depositsLeft: number;
  /** Of the requirement that is further away. */
  readonly percent: number;
}

/** What a player still needs for the next level; at the highest level nothing is left. */
export async function scheduleOf(db: Db, playerId: number): Promise<Schedule> {
  const [standing] = await standingsOf(db, [playerId]);
  if (standing === undefined) throw new Error('the player is not there');
  const { level, stakes, deposits } = standing;
  const levels = await levelsOf(db);
  const next = levels.find((one) => one.level > level);
  const [requiredStakes, requiredDeposits] = [next?.required_stakes ?? 0, next?.required_deposits ?? 0];
  return {
    level,
    levelName: nameOf(levels, level),
    nextLevel: next?.level ?? null,
    nextLevelName: next?.name ?? null,
    stakes,
    deposits,
    requiredStakes,
    requiredDeposits,
    stakesLeft: Math.max(0, requiredStakes - stakes),
    depositsLeft: Math.max(0, requiredDeposits - deposits),
    percent: Math.min(percentOf(stakes, requiredStakes), percentOf(deposits, requiredDeposits)),
  };
}

const percentOf = (done: number, required: number): number =>
  done >= required ? 100 : Math.floor((done * 100) / required);

export const nameOf = (levels: readonly Level[], level: number | null): string =>
  levels.find((one) => one.level === level)?.name ?? '';

/**
 * Raises players who have reached a higher level, and gives the bonus of each level on the way. A level never falls.
 */
export async function raiseLevels(
  db: Db,
  { site }: Pick<Services, 'site'>,
  playerIds: readonly number[],
  at: Date,
): Promise<Swept> {
  const [levels, rule] = [await levelsOf(db), await ruleOf(db, 'upgrade')];
  const risen = (await standingsOf(db, playerIds)).filter((standing) => levelFor(levels, standing) > standing.level);
  return eachRow(risen, { name: ({ id }) => `level of player ${id}` }, (standing) =>
    atomically(db, async (trx) => {
      // Another process may have raised the level from the same stakes.
      const { level } = await trx
        .selectFrom('player')
        .select('level')
        .where('id', '=', standing.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const reached = levelFor(levels, standing);
      if (reached <= level) return false;
      await trx.updateTable('player').set({ level: reached }).where('id', '=', standing.id).execute();
      const passed = levels.filter((one) => one.level > level && one.level <= reached);
      await giveAll(
        trx,
        site,
        rule,
        passed.map((one) => ({
          playerId: standing.id,
          occasion: `level-${one.level}`,
          level: one.level,
          amount: one.upgrade_bonus,
          at,
        })),
      );
      return true;
    }),
  );
}
