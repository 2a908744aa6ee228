import { savedCardDraftOf, type CardOrigin } from '../../../../machines/wallet/bankCard.js';
import { bankCardMachine } from '../../../../machines/wallet/bankCard.machine.js';
import { defineBankCardActors } from '../../../effects/wallet/bankCard.js';
import { BankCardScreen } from '../../../screens/wallet/bankCard/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const originIn = ({ from }: Params): CardOrigin => (from === 'withdrawal' || from === 'manualDeposit' ? from : null);

/** `id` names the card to change; `from` the flow that asked for a card. */
export const page = flowPage({
  machine: (outside) => bankCardMachine.provide({ actors: defineBankCardActors(outside) }),
  key: ({ id = '' }) => id,
  input: ({ params, saved }) => ({
    cardId: params['id'] ?? null,
    origin: originIn(params),
    draft: savedCardDraftOf(saved),
  }),
  Screen: ({ flow }) => <BankCardScreen bankCard={flow} />,
});
