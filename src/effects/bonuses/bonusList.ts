import { grantedBonusesMachine } from '../../../machines/bonuses/grantedBonuses.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey' | 'now'>;

const limit = 20;

/** Bonuses of the house. */
export const defineSystemBonusActors = (world: World) => ({
  grantedBonuses: provideRows(grantedBonusesMachine, ({ page }, signal) =>
    world.list(
      world.api.GET('/systemBonus/list', { params: { query: { page, limit } }, headers: noIndicator, signal }),
    ),
  ),
  bonusClaims: provideBonusClaims(world),
});

/** Bonuses of the player's level; the sums come with the first page alone. */
export const defineLevelBonusActors = (world: World) => ({
  grantedBonuses: provideRows(grantedBonusesMachine, async ({ query: filter, page }, signal) => {
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
