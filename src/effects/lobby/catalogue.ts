import { fromPromise } from 'xstate';
import type { Shelves, ShelvesRequest } from '../../../machines/lobby/catalogue.machine.js';
import type { Category } from '../../../machines/lobby/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { gameListLogic } from './gameList.js';

type World = Pick<Outside, 'api' | 'read' | 'list'>;

const headers = { [quietHeader]: '1' };
const opening = { quiet: true };

export const defineCatalogueActors = (outside: World) => {
  const { api, read } = outside;
  return {
    loadCategories: fromPromise<readonly Category[]>(({ signal }) => read(api.GET('/game/category/list', { headers, signal }), opening)),
    loadShelves: fromPromise<Shelves, ShelvesRequest>(async ({ input: { categoryId, hasTags }, signal }) => {
      const [makers, tags] = await Promise.all([
        categoryId === null
          ? read(api.GET('/game/maker/list', { headers, signal }), opening)
          : read(api.GET('/game/maker/list/bycategory/{categoryId}', { params: { path: { categoryId } }, headers, signal }), opening),
        hasTags ? read(api.GET('/gameGavigationTag/list', { headers, signal }), opening) : [],
      ]);
      return { makers, tags };
    }),
    gameList: gameListLogic(outside),
  };
};
