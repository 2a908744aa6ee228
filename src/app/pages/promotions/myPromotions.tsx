import { myPromotionsMachine } from '../../../../machines/promotions/myPromotions.js';
import { defineMyPromotionsActors } from '../../../effects/promotions/myPromotions.js';
import { MyPromotionsScreen } from '../../../screens/promotions/myPromotions/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  isKept: true,
  machine: (outside) => myPromotionsMachine.provide({ actors: defineMyPromotionsActors(outside) }),
  input: () => ({ query: null }),
  Screen: ({ flow }) => <MyPromotionsScreen records={flow} />,
});
