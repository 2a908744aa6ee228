import { catalogueMachine, type CatalogueAddress } from '../../../../machines/lobby/catalogue.machine.js';
import { gameFeatures, gameSorts } from '../../../../machines/lobby/vocabulary.js';
import { defineCatalogueActors, prefetchCatalogue } from '../../../effects/lobby/catalogue.js';
import { CatalogueScreen } from '../../../screens/lobby/catalogue/Screen.js';
import { GameListScreen } from '../../../screens/lobby/gameList/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** `id` is the category, `index` its place among the categories (section 2). */
function addressIn({ id, index, maker, tag, feature, sort }: Params): CatalogueAddress {
  return {
    categoryId: id || null,
    index: index !== undefined && /^\d{1,3}$/.test(index) ? Number(index) : null,
    makerId: maker || null,
    tagId: tag || null,
    feature: gameFeatures.find((known) => known === feature) ?? null,
    sort: gameSorts.find((known) => known === sort) ?? 'relevance',
  };
}

export const page = flowPage({
  isKept: true,
  machine: (outside) => catalogueMachine.provide({ actors: defineCatalogueActors(outside) }),
  input: ({ lobby, params }) => ({
    source: 'browse' as const,
    address: addressIn(params),
    categories: lobby.home.getSnapshot().context.home?.categories ?? null,
  }),
  prefetch: (outside, params) => {
    const { index, ...filter } = addressIn(params);
    // Only the chart knows which category has this place.
    return index === null ? prefetchCatalogue(outside, filter, true) : null;
  },
  addressed: (params) => ({ type: 'catalogue.addressed' as const, address: addressIn(params) }),
  Screen: ({ flow, lobby: { favorites } }) => (
    <CatalogueScreen catalogue={flow} favorites={favorites} GameList={GameListScreen} />
  ),
});
