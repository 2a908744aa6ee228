import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositFormRef } from '../../../../machines/wallet/depositForm.machine.js';
import { channelOf, draftedPromotion } from '../../../../machines/wallet/depositOffer.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { Button } from '../../../ui/button/Button.js';
import { banGlyph } from '../../../ui/icon/glyphs/ban.js';
import { detailAndAction, stack } from '../../../ui/layout/layout.css.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { ManualWay } from '../shared/ManualWay.js';
import { messages as shared, orderMessages } from '../shared/messages.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import * as formCss from '../shared/form.css.js';
import { FormPanel } from './FormPanel.js';
import { NextSteps } from '../shared/NextSteps.js';
import { useBonus } from '../shared/useBonus.js';
import { messages } from './messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';

const nextSteps = [
  { title: orderMessages.toMake },
  { title: messages.howPay },
  { title: orderMessages.toSee },
  { title: orderMessages.toCredit },
];

/** The form and its quote. On desktop the quote is right of the form; on a phone it replaces the form. */
export function FormPart({ form }: { form: DepositFormRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(form, stepOf);
  const { offer, draft, choice, quote, problem, news } = useSelector(form, ({ context }) => context);
  const bonus = useBonus(useSelector(form, ({ children }) => children.bonusPreview));
  useBackStep(step === 'confirming', () => form.send({ type: 'depositForm.edited' }));
  const retry = (
    <Button variant="soft" onPress={() => form.send({ type: 'depositForm.retried' })}>
      <FormattedMessage {...shared.retry} />
    </Button>
  );

  if (step === 'closed') {
    return (
      <div className={stack[16]}>
        <StatusMessage glyph={banGlyph} heading={messages.closed} text={messages.closedText} action={retry} />
        {offer?.isManualOpen === true ? <ManualWay /> : null}
      </div>
    );
  }
  if (step === 'unavailable')
    return <StatusMessage isAlert heading={messages.unavailable} text={messages.unavailableText} action={retry} />;
  if (step === 'loading' || !offer) {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  const channel = channelOf(offer, choice?.channelId);
  const isConfirming = step === 'confirming' || step === 'confirmed';
  return (
    <div className={detailAndAction}>
      <div className={isConfirming ? `${formCss.main} ${formCss.behind}` : formCss.main}>
        <FormPanel
          offer={offer}
          draft={draft}
          choice={choice}
          problem={problem}
          isBusy={step === 'quoting'}
          isHeld={step !== 'editing'}
          bonus={bonus.shown}
          onBonusRetry={bonus.retry}
          onType={(typed) => form.send({ type: 'depositForm.typed', draft: typed })}
          onSubmit={(chosen) => form.send({ type: 'depositForm.submitted', choice: chosen })}
        />
      </div>
      {isConfirming && quote && channel ? (
        <FocusedStep>
          <ConfirmPanel
            quote={quote}
            channel={channel}
            bank={channel.banks.find(({ bankCode }) => bankCode === choice?.bankCode)}
            promotion={draftedPromotion(offer, choice?.activityId)}
            news={news}
            onConfirm={() => form.send({ type: 'depositForm.confirmed' })}
            onEdit={() => form.send({ type: 'depositForm.edited' })}
          />
        </FocusedStep>
      ) : (
        <NextSteps steps={nextSteps} />
      )}
    </div>
  );
}

type Snapshot = ReturnType<DepositFormRef['getSnapshot']>;
const stepOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : 'editing');
