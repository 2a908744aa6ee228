import { agreementMachine, type AgreementType } from '../../../../machines/entry/agreement.machine.js';
import type { SiteInfo } from '../../../../machines/vocabulary.js';
import { defineAgreementActors } from '../../../effects/entry/agreement.js';
import { AgreementScreen } from '../../../screens/entry/agreement/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const isType = (key: string | undefined): key is AgreementType => key === 'terms' || key === 'privacy';

/** The key of one of our agreements, else the one that the site names. A text in the address is never shown (G2). */
const typeIn = ({ content }: Params, { userAgreement }: Pick<SiteInfo, 'userAgreement'>): AgreementType => {
  const key = isType(content) ? content : userAgreement;
  return isType(key) ? key : 'terms';
};

export const page = flowPage({
  machine: (outside) => agreementMachine.provide({ actors: defineAgreementActors(outside) }),
  input: ({ params, lobby }) => ({ type: typeIn(params, lobby.site) }),
  key: ({ content }) => (isType(content) ? content : ''),
  Screen: ({ flow }) => <AgreementScreen agreement={flow} />,
});
