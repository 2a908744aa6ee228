import { bankCardsMachine } from '../../../../machines/wallet/bankCards.machine.js';
import { defineBankCardsActors } from '../../../effects/wallet/bankCards.js';
import { BankCardsScreen } from '../../../screens/wallet/bankCards/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => bankCardsMachine.provide({ actors: defineBankCardsActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <BankCardsScreen bankCards={flow} />,
});
