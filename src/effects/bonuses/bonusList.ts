import { fromPromise } from 'xstate';
import type { BonusFilter, BonusPage } from '../../../machines/bonuses/bonusList.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey' | 'now'>;

const limit = 20;

/** Bonuses of the house. */
export const defineSystemBonusActors = (world: World) => ({
  loadBonuses: fromPromise<BonusPage, { filter: BonusFilter; page: number }>(async ({ input: { page }, signal }) => {
    const query = { page, limit };
    const { rows, total } = await world.list(
      world.api.GET('/systemBonus/list', { params: { query }, headers: noIndicator, signal }),
    );
    return { rows, total, summary: null };
  }),
  bonusClaims: provideBonusClaims(world),
});

/** Bonuses of the player's level; the sums come with the first page alone. */
export const defineLevelBonusActors = (world: World) => ({
  loadBonuses: fromPromise<BonusPage, { filter: BonusFilter; page: number }>(
    async ({ input: { filter, page }, signal }) => {
      const { api, read, list } = world;
      const query = { page, limit, ...(filter === 'all' ? {} : { kind: filter }) };
      const [{ rows, total }, summary] = await Promise.all([
        list(api.GET('/levelBonus/list', { params: { query }, headers: noIndicator, signal })),
        page === 1 ? read(api.GET('/levelBonus/getDetail', { headers: noIndicator, signal })) : null,
      ]);
      return { rows, total, summary };
    },
  ),
  bonusClaims: provideBonusClaims(world),
});
