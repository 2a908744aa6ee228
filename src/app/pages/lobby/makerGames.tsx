import { catalogueMachine, type CatalogueAddress } from '../../../../machines/lobby/catalogue.machine.js';
import { gameSorts } from '../../../../machines/lobby/vocabulary.js';
import { defineCatalogueActors } from '../../../effects/lobby/catalogue.js';
import { CatalogueScreen } from '../../../screens/lobby/catalogue/Screen.js';
import { GameListScreen } from '../../../screens/lobby/gameList/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const addressIn = ({ id, sort }: Params): CatalogueAddress => ({
  categoryId: null,
  index: null,
  makerId: id || null,
  tagId: null,
  feature: null,
  sort: gameSorts.find((known) => known === sort) ?? 'relevance',
});

export const page = flowPage({
  isKept: true,
  machine: (outside) => catalogueMachine.provide({ actors: defineCatalogueActors(outside) }),
  input: ({ params }) => ({ source: 'maker' as const, address: addressIn(params), categories: null }),
  addressed: (params) => ({ type: 'catalogue.addressed' as const, address: addressIn(params) }),
  Screen: ({ flow, lobby: { favorites } }) => (
    <CatalogueScreen catalogue={flow} favorites={favorites} GameList={GameListScreen} />
  ),
});
