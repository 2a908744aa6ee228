import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { ownerProofMachine } from '../../../../machines/access/ownerProof.machine.js';
import { savedOwnerProofOf } from '../../../../machines/access/ownerProof.js';
import { withdrawalMachine } from '../../../../machines/wallet/withdrawal.machine.js';
import { withdrawalFormMachine } from '../../../../machines/wallet/withdrawalForm.machine.js';
import { savedWithdrawalDraftOf, savedWithdrawalOf } from '../../../../machines/wallet/withdrawalTerms.js';
import { defineCodeCountdownActors } from '../../../effects/access/codeCountdown.js';
import { defineOwnerProofActors } from '../../../effects/access/ownerProof.js';
import { canUsePasskeys } from '../../../effects/shared/passkeys.js';
import { defineWithdrawalActors } from '../../../effects/wallet/withdrawal.js';
import { WithdrawalScreen } from '../../../screens/wallet/withdrawal/Screen.js';
import { OwnerProof } from '../../hosting/OwnerProof.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => {
    const countdown = codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) });
    const ownerProof = ownerProofMachine.provide({ actors: { ...defineOwnerProofActors(outside), countdown } });
    return withdrawalMachine.provide({ actors: { ...defineWithdrawalActors(outside), ownerProof } });
  },
  input: ({ saved, savedOf }) => ({
    saved: savedWithdrawalOf(saved),
    draft: savedWithdrawalDraftOf(savedOf(withdrawalFormMachine)),
    proof: savedOwnerProofOf(savedOf(ownerProofMachine)),
    canUsePasskey: canUsePasskeys(),
  }),
  Screen: ({ flow }) => <WithdrawalScreen withdrawal={flow} proof={<OwnerProof withdrawal={flow} />} />,
});
