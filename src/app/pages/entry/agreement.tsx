import { agreementMachine, type AgreementType } from '../../../../machines/entry/agreement.machine.js';
import { defineAgreementActors } from '../../../effects/entry/agreement.js';
import { AgreementScreen } from '../../../screens/entry/agreement/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** The key of one of our agreements, or else the terms. A text in the address is never shown (G2). */
const typeIn = ({ content }: Params): AgreementType => (content === 'privacy' ? 'privacy' : 'terms');

export const page = flowPage({
  machine: (outside) => agreementMachine.provide({ actors: defineAgreementActors(outside) }),
  input: ({ params }) => ({ type: typeIn(params) }),
  key: typeIn,
  Screen: ({ flow }) => <AgreementScreen agreement={flow} />,
});
