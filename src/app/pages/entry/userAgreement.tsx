import { agreementMachine, type AgreementType } from '../../../../machines/entry/agreement.machine.js';
import { defineAgreementActors } from '../../../effects/entry/support.js';
import { AgreementScreen } from '../../../screens/entry/agreement/Screen.js';
import { flowPage, type Params } from '../../page.js';

/** A key of ours, or the terms: no text ever comes from the address (G2). */
const typeIn = ({ content }: Params): AgreementType => (content === 'privacy' ? 'privacy' : 'terms');

export const page = flowPage({
  machine: (outside) => agreementMachine.provide({ actors: defineAgreementActors(outside) }),
  input: ({ params }) => ({ type: typeIn(params) }),
  key: typeIn,
  Screen: ({ flow }) => <AgreementScreen agreement={flow} />,
});
