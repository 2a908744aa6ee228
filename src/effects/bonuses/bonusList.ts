import { fromPromise } from 'xstate';
import {
  grantedBonusesMachine,
  type BonusFilter,
  type GrantedBonus,
  type LevelSummary,
} from '../../../machines/bonuses/grantedBonuses.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey' | 'now'>;

const limit = 20;

type BonusPage = ListPage<GrantedBonus, LevelSummary>;

/** Bonuses of the house. */
export const defineSystemBonusActors = (world: World) => ({
  grantedBonuses: provideBonuses(({ page }, signal) =>
    world.list(
      world.api.GET('/systemBonus/list', { params: { query: { page, limit } }, headers: noIndicator, signal }),
    ),
  ),
  bonusClaims: provideBonusClaims(world),
});

/** Bonuses of the player's level; the sums come with the first page alone. */
export const defineLevelBonusActors = (world: World) => ({
  grantedBonuses: provideBonuses(async ({ query: filter, page }, signal) => {
    const { api, read, list } = world;
    const query = { page, limit, ...(filter === 'all' ? {} : { kind: filter }) };
    const [{ rows, total }, summary] = await Promise.all([
      list(api.GET('/levelBonus/list', { params: { query }, headers: noIndicator, signal })),
      page === 1 ? read(api.GET('/levelBonus/getDetail', { headers: noIndicator, signal })) : null,
    ]);
    return { rows, total, ...(summary === null ? {} : { extra: summary }) };
  }),
  bonusClaims: provideBonusClaims(world),
});

const provideBonuses = (load: (request: PageRequest<BonusFilter>, signal: AbortSignal) => Promise<BonusPage>) =>
  grantedBonusesMachine.provide({
    actors: {
      loadRows: fromPromise<BonusPage | null, PageRequest<BonusFilter>>(({ input, signal }) => load(input, signal)),
    },
  });
