import { fromPromise } from 'xstate';
import type { GamesOwner, GamesPlace } from '../../../machines/promotions/countedGames.js';
import { countedGameListMachine } from '../../../machines/promotions/countedGameList.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import { searchable } from '../lobby/gameList.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { recordOf } from './endings.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list'>;
type Owner = Omit<GamesPlace, 'makers'>;

const limit = 30;

export const definePromotionGamesActors = (world: World) => ({
  loadPlace: fromPromise<Result<GamesPlace>, GamesOwner>(async ({ input, signal }) => {
    const owner = await ownerOf(world, input, signal);
    if (!owner.ok) return owner;
    const { promotionId, recordId } = owner.value;
    const makers = await world.read(
      world.api.GET('/gamePromotion/game/makerType/{id}', {
        params: { path: { id: promotionId }, query: recordId === null ? {} : { recordId } },
        headers: noIndicator,
        signal,
      }),
    );
    return { ok: true, value: { ...owner.value, makers } };
  }),
  countedGameList: provideRows(countedGameListMachine, ({ query: { promotionId, keyword, ...rest }, page }, signal) => {
    const narrowed = { ...rest, keyword: searchable(keyword) };
    const query = Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== null && value !== ''));
    return world.list(
      world.api.GET('/gamePromotion/game/list/{id}', {
        params: { path: { id: promotionId }, query: { ...query, page, limit } },
        headers: noIndicator,
        signal,
      }),
    );
  }),
});

/** A player who takes part plays under the agreed terms, so the participation comes before the promotion. */
async function ownerOf(world: World, { of, id }: GamesOwner, signal: AbortSignal): Promise<Result<Owner>> {
  if (of === 'record') {
    const record = await world.open(recordOf(world.api, id, signal));
    if (!record.ok) return record;
    const { promotionId, title, recordId, status } = record.value;
    // Past its deadline a participation can only be ended.
    return {
      ok: true,
      value: { promotionId, title, recordId, canPlay: status === 'ongoing' || status === 'settlable' },
    };
  }
  const offer = await world.open(
    world.api.GET('/gamePromotion/info/{id}', { params: { path: { id } }, headers: noIndicator, signal }),
  );
  if (!offer.ok) return offer;
  const { promotionId, title, recordId } = offer.value;
  return recordId === null
    ? { ok: true, value: { promotionId, title, recordId, canPlay: false } }
    : ownerOf(world, { of: 'record', id: recordId }, signal);
}
