import { searchStart } from '../../../../machines/wallet/paymentSearch.js';
import { paymentSearchMachine } from '../../../../machines/wallet/paymentSearch.machine.js';
import { definePaymentSearchActors } from '../../../effects/wallet/paymentSearch.js';
import { PaymentSearchScreen } from '../../../screens/wallet/paymentSearch/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** `number` is searched at once. */
export const page = flowPage({
  machine: (outside) => paymentSearchMachine.provide({ actors: definePaymentSearchActors(outside) }),
  input: ({ params: { number = '' }, saved }) => searchStart(saved, number),
  Screen: ({ flow, lobby }) => <PaymentSearchScreen search={flow} session={lobby.session} />,
});
