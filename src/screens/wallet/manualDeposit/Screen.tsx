import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManualDepositRef } from '../../../../machines/wallet/manualDeposit.machine.js';
import type { OrderReviewRef } from '../../../../machines/wallet/orderReview.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { page } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { SentPanel, SentRequest } from '../../../ui/statement/SentRequest.js';
import { BrokenForm } from '../shared/BrokenForm.js';
import { requestWords } from '../shared/requestWords.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { WalletHeader } from '../shared/WalletHeader.js';
import { FormPart } from './FormPart.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

type ManualDepositScreenProps = {
  manualDeposit: ManualDepositRef;
  /** The screen of the review belongs to another flow, so the page provides it. */
  renderReview: (review: OrderReviewRef) => ReactNode;
};

export function ManualDepositScreen({ manualDeposit, renderReview }: ManualDepositScreenProps) {
  const { formatMessage } = useIntl();
  const step = useSelector(manualDeposit, select.selectStep);
  const part = <StepPart step={step} manualDeposit={manualDeposit} renderReview={renderReview} />;
  return (
    <>
      <WalletHeader title={formatMessage(messages.title)} hasBills />
      <div className={page}>
        {step === 'editing' || step === 'reviewing' ? (
          part
        ) : (
          // Reserving the key and sending are one step for the player.
          <FocusedStep key={step === 'reservingKey' ? 'sending' : step}>{part}</FocusedStep>
        )}
      </div>
    </>
  );
}

function StepPart({ step, manualDeposit, renderReview }: ManualDepositScreenProps & { step: select.Step }) {
  const form = useSelector(manualDeposit, select.selectForm);
  const write = useSelector(manualDeposit, select.selectWrite);
  const review = useSelector(manualDeposit, select.selectReview);
  const retry = () => manualDeposit.send({ type: 'manualDeposit.retried' });
  switch (step) {
    case 'editing':
      return form ? <FormPart form={form} /> : null;
    case 'broken':
      return <BrokenForm onRetry={retry} />;
    case 'reservingKey':
    case 'sending':
      return <SentPanel write={write} words={requestWords} />;
    case 'tracing':
    case 'unanswered':
      return (
        <Panel aria-busy={step === 'tracing'}>
          <SentRequest step={step} words={requestWords} onRetry={retry} />
        </Panel>
      );
    case 'unsent':
      return (
        <StatusMessage
          isAlert
          {...requestWords.unsent}
          action={
            <Button onPress={retry}>
              <FormattedMessage {...messages.toForm} />
            </Button>
          }
        />
      );
    case 'reviewing':
      return review ? renderReview(review) : null;
    default:
      return (
        <StatusMessage
          heading={messages.applied}
          text={messages.appliedText}
          action={
            <Button onPress={() => manualDeposit.send({ type: 'manualDeposit.reviewRequested' })}>
              <FormattedMessage {...messages.toReview} />
            </Button>
          }
        />
      );
  }
}
