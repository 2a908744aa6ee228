import { promotionRecordMachine } from '../../../../machines/promotions/promotionRecord.machine.js';
import { definePromotionRecordActors } from '../../../effects/promotions/promotionRecord.js';
import { PromotionRecordScreen } from '../../../screens/promotions/promotionRecord/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const recordIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => promotionRecordMachine.provide({ actors: definePromotionRecordActors(outside) }),
  key: recordIn,
  input: ({ params }) => ({ recordId: recordIn(params) }),
  Screen: ({ flow }) => <PromotionRecordScreen record={flow} />,
});
