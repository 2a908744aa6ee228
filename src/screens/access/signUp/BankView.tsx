import { FormattedMessage, useIntl } from 'react-intl';
import type { EventFrom } from 'xstate';
import type { BankStart } from '../../../../machines/access/signUp.js';
import type { signUpBankMachine } from '../../../../machines/access/signUpBank.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import type { BankPanel } from './selectors.js';
import { BankAccountStep, BankTypeStep, type StepProps } from './steps.js';

export type BankViewProps = {
  panel: BankPanel;
  given: Pick<BankStart, 'banks' | 'bankType' | 'bankAccountName' | 'bankAccount'>;
  problems: readonly Problem[];
  isBusy: boolean;
  isForgetful: boolean;
  isLast: boolean;
  send: (event: EventFrom<typeof signUpBankMachine>) => void;
};

export function BankView({ panel, given, problems, isBusy, isForgetful, isLast, send }: BankViewProps) {
  const { formatMessage } = useIntl();
  const onTyped: StepProps<'bankType' | 'bankAccountName' | 'bankAccount'>['onTyped'] = (typed) =>
    send({ type: 'signUpBank.typed', typed });
  const shares = { given, problems, isBusy, isForgetful, isLast, isNext: true, onTyped };
  switch (panel) {
    case 'bankType':
      return (
        <BankTypeStep
          {...shares}
          banks={given.banks}
          onGiven={(fields) => send({ type: 'signUpBank.bankChosen', given: fields })}
        />
      );
    case 'bankAccount':
      return (
        <BankAccountStep
          {...shares}
          banks={given.banks}
          onGiven={(fields) => send({ type: 'signUpBank.bankAccountGiven', given: fields })}
        />
      );
    case 'banksLoading':
      return (
        <Loading label={formatMessage(messages.banksLoading)}>
          <SkeletonRows count={4} />
        </Loading>
      );
    default:
      return (
        <Failure
          heading={formatMessage(messages.banksUnavailable)}
          retry={<FormattedMessage {...shared.tryAgain} />}
          onRetry={() => send({ type: 'signUpBank.retried' })}
        >
          <FormattedMessage {...messages.banksUnavailableText} />
        </Failure>
      );
  }
}
