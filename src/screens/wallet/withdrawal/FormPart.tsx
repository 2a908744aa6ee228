import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalFormRef } from '../../../../machines/wallet/withdrawalForm.machine.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { Button } from '../../../ui/button/Button.js';
import { detailAndAction } from '../../../ui/layout/layout.css.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import * as formCss from '../shared/form.css.js';
import { messages as shared, reviewSteps } from '../shared/messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { BlockedPanel } from './BlockedPanel.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import { FormPanel } from './FormPanel.js';
import { GiveUpDialog } from './GiveUpDialog.js';
import { messages } from './messages.js';
import { NextSteps } from '../shared/NextSteps.js';
import * as select from './selectors.js';

const nextSteps = [
  { title: reviewSteps.applied },
  { title: reviewSteps.review },
  { title: reviewSteps.payout, reason: messages.when },
];

/** The form and what is to be confirmed. On desktop the two stand side by side; on a phone one replaces the other. */
export function FormPart({ form }: { form: WithdrawalFormRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(form, select.selectFormStep);
  const giveUp = useSelector(form, select.selectGiveUp);
  const isChanged = useSelector(form, select.selectIsChanged);
  const { terms, draft, choice, preview, problem } = useSelector(form, select.selectFormContext);
  useBackStep(step === 'confirming', () => form.send({ type: 'withdrawalForm.edited' }));
  const retry = () => form.send({ type: 'withdrawalForm.retried' });

  if (step === 'unavailable') {
    return (
      <StatusMessage
        isAlert
        heading={messages.unavailable}
        text={messages.unavailableText}
        action={
          <Button variant="soft" onPress={retry}>
            <FormattedMessage {...shared.retry} />
          </Button>
        }
      />
    );
  }
  if (step === 'loading' || !terms) {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  if (step === 'blocked')
    return (
      <>
        <BlockedPanel
          terms={terms}
          onRetry={retry}
          onGiveUp={(orderNo) => form.send({ type: 'withdrawalForm.giveUpRequested', orderNo })}
        />
        {giveUp ? <GiveUpDialog giveUp={giveUp} /> : null}
      </>
    );
  const card = terms.cards.find(({ id }) => id === choice?.cardId);
  const isConfirming = step === 'confirming' || step === 'confirmed';
  return (
    <div className={detailAndAction}>
      <div className={isConfirming ? `${formCss.main} ${formCss.behind}` : formCss.main}>
        <FormPanel
          terms={terms}
          draft={draft}
          problem={problem}
          isBusy={step === 'checking'}
          isHeld={step !== 'editing'}
          onType={(typed) => form.send({ type: 'withdrawalForm.typed', draft: typed })}
          onSubmit={(chosen) => form.send({ type: 'withdrawalForm.submitted', choice: chosen })}
        />
      </div>
      {isConfirming && preview && card ? (
        <FocusedStep>
          <ConfirmPanel
            preview={preview}
            card={card}
            isChanged={isChanged}
            onConfirm={() => form.send({ type: 'withdrawalForm.confirmed' })}
            onEdit={() => form.send({ type: 'withdrawalForm.edited' })}
          />
        </FocusedStep>
      ) : (
        <NextSteps steps={nextSteps} />
      )}
    </div>
  );
}
