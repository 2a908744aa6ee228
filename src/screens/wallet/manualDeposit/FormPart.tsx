import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { ManualDepositFormRef } from '../../../../machines/wallet/manualDepositForm.machine.js';
import { draftedBank } from '../../../../machines/wallet/manualReport.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { Button } from '../../../ui/button/Button.js';
import { banGlyph } from '../../../ui/icon/glyphs/ban.js';
import { detailAndAction } from '../../../ui/layout/layout.css.js';
import { picturesUnready } from '../../../ui/pictures-field/messages.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import * as formCss from '../shared/form.css.js';
import { messages as shared, reviewSteps } from '../shared/messages.js';
import { useBonus } from '../shared/useBonus.js';
import { StatusMessage } from '../shared/StatusMessage.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import { FormPanel } from './FormPanel.js';
import { messages } from './messages.js';
import { NextSteps } from '../shared/NextSteps.js';
import * as select from './selectors.js';

const nextSteps = [
  { title: messages.howPay },
  { title: messages.howSend },
  { title: reviewSteps.review },
  { title: reviewSteps.credited },
];

/** The form and the report to be confirmed. On desktop the two stand side by side; on a phone one replaces the other. */
export function FormPart({ form }: { form: ManualDepositFormRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(form, select.selectFormStep);
  const isChanged = useSelector(form, select.selectIsChanged);
  const isIncomplete = useSelector(form, select.selectIsIncomplete);
  const pictures = useSelector(form, select.selectReceipts);
  const { terms, draft, receipts, account, choice, quote, problem } = useSelector(form, select.selectFormContext);
  const bonus = useBonus(useSelector(form, select.selectBonusPreview));
  const bank = terms ? draftedBank(terms, draft) : undefined;
  const hasPictures = useSelector(pictures, (snapshot) => (snapshot?.context.items.length ?? 0) > 0);
  useBackStep(step === 'confirming', () => form.send({ type: 'manualDepositForm.edited' }));

  if (step === 'unavailable' || step === 'closed' || step === 'empty')
    return <Instead step={step} onRetry={() => form.send({ type: 'manualDepositForm.retried' })} />;
  if (step === 'loading' || !terms || !bank || !pictures) {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  const isConfirming = step === 'confirming' || step === 'confirmed';
  return (
    <div className={detailAndAction}>
      <div className={isConfirming ? `${formCss.main} ${formCss.behind}` : formCss.main}>
        <FormPanel
          terms={terms}
          bank={bank}
          draft={draft}
          account={account}
          receipts={pictures}
          problem={problem}
          incomplete={isIncomplete ? formatMessage(hasPictures ? picturesUnready : messages.receiptsMissing) : null}
          isBusy={step === 'quoting' || step === 'checking'}
          isHeld={step !== 'editing'}
          bonus={bonus.shown}
          onBonusRetry={bonus.retry}
          onType={(typed) => form.send({ type: 'manualDepositForm.typed', draft: typed })}
          onSubmit={(chosen) => form.send({ type: 'manualDepositForm.submitted', choice: chosen })}
        />
      </div>
      {isConfirming && choice ? (
        <FocusedStep>
          <ConfirmPanel
            terms={terms}
            bank={bank}
            choice={choice}
            quote={quote}
            receipts={receipts}
            isChanged={isChanged}
            onConfirm={() => form.send({ type: 'manualDepositForm.confirmed' })}
            onEdit={() => form.send({ type: 'manualDepositForm.edited' })}
          />
        </FocusedStep>
      ) : (
        <NextSteps steps={nextSteps} />
      )}
    </div>
  );
}

type InsteadProps = { step: 'unavailable' | 'closed' | 'empty'; onRetry: () => void };

/** Why there is no form, and the way on. */
function Instead({ step, onRetry }: InsteadProps) {
  if (step === 'unavailable') {
    return (
      <StatusMessage
        isAlert
        heading={messages.unavailable}
        text={messages.unavailableText}
        action={
          <Button variant="soft" onPress={onRetry}>
            <FormattedMessage {...shared.retry} />
          </Button>
        }
      />
    );
  }
  return (
    <StatusMessage
      glyph={banGlyph}
      heading={messages[step]}
      text={step === 'closed' ? messages.closedText : messages.noneText}
      action={
        <Button href={path.recharge}>
          <FormattedMessage {...messages.toDeposit} />
        </Button>
      }
      quiet={
        <Button variant="ghost" onPress={onRetry}>
          <FormattedMessage {...messages.lookAgain} />
        </Button>
      }
    />
  );
}
