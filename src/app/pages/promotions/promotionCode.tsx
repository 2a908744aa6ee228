import { codeStart } from '../../../../machines/promotions/code.js';
import { promotionCodeMachine } from '../../../../machines/promotions/promotionCode.machine.js';
import { definePromotionCodeActors } from '../../../effects/promotions/promotionCode.js';
import { PromotionCodeScreen } from '../../../screens/promotions/promotionCode/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** `code` is checked at once, and redeemed only when the player confirms. */
export const page = flowPage({
  machine: (outside) => promotionCodeMachine.provide({ actors: definePromotionCodeActors(outside) }),
  input: ({ params: { code = '' }, saved }) => codeStart(saved, code),
  Screen: ({ flow }) => <PromotionCodeScreen code={flow} />,
});
