import { offerFilterIn } from '../../../../machines/promotions/offerFilter.js';
import { promotionsMachine } from '../../../../machines/promotions/promotions.machine.js';
import { definePromotionsActors } from '../../../effects/promotions/promotions.js';
import { SuggestedGames } from '../../../screens/lobby/shared/SuggestedGames.js';
import { PromotionsScreen } from '../../../screens/promotions/promotions/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  isKept: true,
  machine: (outside) => promotionsMachine.provide({ actors: definePromotionsActors(outside) }),
  input: ({ params }) => ({ filter: offerFilterIn(params) }),
  addressed: (params) => ({ type: 'promotions.addressed' as const, filter: offerFilterIn(params) }),
  Screen: ({ flow, lobby: { home, favorites } }) => (
    <PromotionsScreen promotions={flow} games={<SuggestedGames home={home} favorites={favorites} />} />
  ),
});
