import { withdrawalMachine } from '../../../../machines/wallet/withdrawal.machine.js';
import { withdrawalFormMachine } from '../../../../machines/wallet/withdrawalForm.machine.js';
import { savedWithdrawalDraftOf, savedWithdrawalOf } from '../../../../machines/wallet/withdrawalTerms.js';
import { defineWithdrawalActors } from '../../../effects/wallet/withdrawal.js';
import { WithdrawalScreen } from '../../../screens/wallet/withdrawal/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => withdrawalMachine.provide({ actors: defineWithdrawalActors(outside) }),
  input: ({ saved, savedOf }) => ({
    saved: savedWithdrawalOf(saved),
    draft: savedWithdrawalDraftOf(savedOf(withdrawalFormMachine)),
  }),
  Screen: ({ flow }) => <WithdrawalScreen withdrawal={flow} />,
});
