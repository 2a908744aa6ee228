import { useSelector } from '@xstate/react';
import type { BankStart, BankStep } from '../../../../machines/access/signUp.js';
import type { SignUpBankRef } from '../../../../machines/access/signUpBank.machine.js';
import { BankView } from './BankView.js';
import { bankPanelOf, isAccountAskedAgain, isLastBankStep } from './selectors.js';

type BankPartProps = {
  /** Undefined while the form is being submitted: the last step then stays on screen with what was given. */
  bank: SignUpBankRef | undefined;
  given: Pick<BankStart, 'banks' | 'bankType' | 'bankAccountName' | 'bankAccount'>;
  step: BankStep;
  isBusy: boolean;
};

/** Steps 4 and 5, rendered from the chart of the bank steps while it runs. */
export function BankPart({ bank, given, step, isBusy }: BankPartProps) {
  const snapshot = useSelector(bank, (current) => current);
  return (
    <BankView
      panel={snapshot ? bankPanelOf(snapshot) : step}
      given={snapshot?.context ?? given}
      problems={snapshot?.hasTag('failed') && snapshot.context.problem ? [snapshot.context.problem] : []}
      isBusy={isBusy || snapshot?.status === 'done'}
      isForgetful={snapshot ? isAccountAskedAgain(snapshot) : false}
      isLast={snapshot ? isLastBankStep(snapshot) : step === 'bankAccount'}
      send={(event) => bank?.send(event)}
    />
  );
}
