import type { GamesFilter, GamesOwner } from '../../../../machines/promotions/countedGames.js';
import { promotionGamesMachine } from '../../../../machines/promotions/promotionGames.machine.js';
import { definePromotionGamesActors } from '../../../effects/promotions/promotionGames.js';
import { PromotionGamesScreen } from '../../../screens/promotions/promotionGames/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** `record` names a participation, `id` a promotion. */
const ownerIn = ({ id = '', record = '' }: Params): GamesOwner =>
  record === '' ? { of: 'promotion', id } : { of: 'record', id: record };
const filterIn = ({ maker, category, keyword = '' }: Params): GamesFilter => ({
  makerId: maker || null,
  categoryId: category || null,
  keyword,
});

export const page = flowPage({
  machine: (outside) => promotionGamesMachine.provide({ actors: definePromotionGamesActors(outside) }),
  isKept: true,
  key: (params) => Object.values(ownerIn(params)).join(' '),
  input: ({ params }) => ({ owner: ownerIn(params), filter: filterIn(params) }),
  addressed: (params) => ({ type: 'promotionGames.addressed' as const, filter: filterIn(params) }),
  Screen: ({ flow }) => <PromotionGamesScreen games={flow} />,
});
