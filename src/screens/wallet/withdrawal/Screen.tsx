import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalRef } from '../../../../machines/wallet/withdrawal.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { page } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { SentPanel, SentRequest } from '../../../ui/statement/SentRequest.js';
import { BrokenForm } from '../shared/BrokenForm.js';
import { requestWords } from '../shared/requestWords.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { FormPart } from './FormPart.js';
import { WalletHeader } from '../shared/WalletHeader.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

type WithdrawalScreenProps = {
  withdrawal: WithdrawalRef;
  /** The form of the proof, while the server demands one (E8). */
  proof: ReactNode;
};

export function WithdrawalScreen({ withdrawal, proof }: WithdrawalScreenProps) {
  const { formatMessage } = useIntl();
  const step = useSelector(withdrawal, select.selectStep);
  return (
    <>
      <WalletHeader title={formatMessage(messages.title)} hasBills />
      <div className={page}>
        {step === 'editing' ? (
          <StepPart step={step} withdrawal={withdrawal} proof={proof} />
        ) : (
          // Reserving the key and sending are one step for the player.
          <FocusedStep key={step === 'reservingKey' ? 'sending' : step} isForTyping={step === 'proving'}>
            <StepPart step={step} withdrawal={withdrawal} proof={proof} />
          </FocusedStep>
        )}
      </div>
    </>
  );
}

function StepPart({ step, withdrawal, proof }: WithdrawalScreenProps & { step: select.Step }) {
  const form = useSelector(withdrawal, select.selectForm);
  const write = useSelector(withdrawal, select.selectWrite);
  switch (step) {
    case 'editing':
      return form ? <FormPart form={form} /> : null;
    case 'broken':
      return <BrokenForm onRetry={() => withdrawal.send({ type: 'withdrawal.retried' })} />;
    case 'reservingKey':
    case 'sending':
      return <SentPanel write={write} words={requestWords} />;
    case 'proving':
      return proof;
    case 'unanswered':
      return (
        <Panel>
          <SentRequest
            step="unanswered"
            words={requestWords}
            onRetry={() => withdrawal.send({ type: 'withdrawal.retried' })}
          />
        </Panel>
      );
    default:
      return (
        <StatusMessage
          heading={messages.applied}
          text={messages.appliedText}
          action={
            <Button onPress={() => withdrawal.send({ type: 'withdrawal.reviewRequested' })}>
              <FormattedMessage {...messages.toReview} />
            </Button>
          }
        />
      );
  }
}
