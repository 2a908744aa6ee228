import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { EndAction, EndPreview } from '../../../../machines/promotions/ending.js';
import type { PromotionEndRef } from '../../../../machines/promotions/promotionEnd.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { SentRequest } from '../../../ui/statement/SentRequest.js';
import { useKeyedWrite, type WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { messages as shared } from '../shared/messages.js';
import { confirmWords, end as words, endWords, openBets } from './messages.js';
import * as select from './selectors.js';

/** The question of one of the three ends, from its amounts to its answer. */
export function EndDialog({ action, end }: { action: EndAction; end: select.EndRef }) {
  const middle = useSelector(end, select.selectMiddle);
  return middle ? <EndPart action={action} end={middle} /> : null;
}

export function EndPart({ action, end }: { action: EndAction; end: PromotionEndRef }) {
  return (
    <EndView
      action={action}
      sent={useKeyedWrite(useSelector(end, select.selectEndWrite))}
      step={useSelector(end, select.selectEndStep)}
      preview={useSelector(end, select.selectEndPreview)}
      problem={useSelector(end, select.selectEndProblem)}
      onConfirm={() => end.send({ type: 'promotionEnd.confirmed' })}
      onDecline={() => end.send({ type: 'promotionEnd.abandoned' })}
      onRetry={() => end.send({ type: 'promotionEnd.retried' })}
      onGame={() => end.send({ type: 'promotionEnd.gameRequested' })}
    />
  );
}

export type EndViewProps = {
  action: EndAction;
  step: select.EndStep;
  sent: WriteView;
  preview: EndPreview | null;
  problem: Problem | null;
  onConfirm: () => void;
  onDecline: () => void;
  onRetry: () => void;
  onGame: () => void;
};

export function EndView({ onDecline, ...props }: EndViewProps) {
  const { action, step, sent, preview, problem } = props;
  const { formatMessage } = useIntl();
  const isUnknown = step === 'sending' && sent.step !== 'sending';
  const isConfirming = step === 'confirming' || (step === 'sending' && !isUnknown);
  return (
    <Dialog
      isOpen
      onClose={onDecline}
      role="alertdialog"
      shape="popup"
      title={formatMessage(endWords[action].title)}
      {...(isConfirming ? { lead: formatMessage(endWords[action].lead) } : {})}
      actions={isUnknown ? undefined : <Actions onDecline={onDecline} {...props} />}
    >
      <div className={stack[12]}>
        <Refusal problem={step === 'refused' || isConfirming ? problem : null} />
        {isConfirming && preview ? <Amounts action={action} preview={preview} /> : null}
        {isUnknown ? (
          <SentRequest words={sentWords} giveUp={declineWords(action)} {...sent} />
        ) : (
          <Progress action={action} step={step} />
        )}
      </div>
    </Dialog>
  );
}

/** What is going on, where no amounts can be shown. */
function Progress({ action, step }: Pick<EndViewProps, 'action' | 'step'>) {
  const { formatMessage } = useIntl();
  if (step === 'reading')
    return (
      <Loading label={formatMessage(words.reading)}>
        <SkeletonText lines={3} />
      </Loading>
    );
  const reasons: Readonly<Partial<Record<select.EndStep, MessageDescriptor>>> = {
    unavailable: words.unavailable,
    inGame: words.inGame,
    impossible: endWords[action].impossible,
  };
  const reason = reasons[step];
  return reason ? (
    <Note tone="caution" role="alert">
      <FormattedMessage {...reason} />
    </Note>
  ) : null;
}

/** Exact, from the server. A loss is red: this is where it can still be avoided. */
function Amounts({ action, preview }: { action: EndAction; preview: EndPreview }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { kept, lost, freeSpinsLost, balanceAfter, openBets: bets, openStake } = preview;
  return (
    <>
      <KeyValues
        pairs={[
          action === 'settle'
            ? { key: formatMessage(words.kept), value: <Money amount={money(kept)} tone="plus" /> }
            : { key: formatMessage(words.lost), value: <Money amount={money(lost)} tone="lost" /> },
          ...(freeSpinsLost > 0 ? [{ key: formatMessage(words.freeSpins), value: formatCount(freeSpinsLost) }] : []),
          { key: formatMessage(words.after), value: money(balanceAfter) },
        ]}
      />
      {bets > 0 ? (
        <Note tone="caution">
          <FormattedMessage {...openBets} values={{ count: bets, stake: money(openStake) }} />
        </Note>
      ) : null}
    </>
  );
}

/** The filled button is the one that was asked for, or the safe one where money would be lost. */
function Actions({ action, step, preview, onConfirm, onDecline, onRetry, onGame }: EndViewProps) {
  const { money } = useMoney();
  const isSafe = action === 'settle';
  const decline = (variant: 'primary' | 'ghost', isDisabled = false) => (
    <Button isWide variant={variant} isDisabled={isDisabled} onPress={onDecline}>
      <FormattedMessage {...declineWords(action)} />
    </Button>
  );
  if ((step === 'confirming' || step === 'sending') && preview) {
    const isSending = step === 'sending';
    const confirm = (
      <Button isWide variant={isSafe ? 'primary' : 'dangerGhost'} isPending={isSending} onPress={onConfirm}>
        <FormattedMessage {...confirmWords[action]} values={{ amount: money(isSafe ? preview.kept : preview.lost) }} />
      </Button>
    );
    return isSafe ? (
      <>
        {confirm}
        {decline('ghost', isSending)}
      </>
    ) : (
      <>
        {decline('primary', isSending)}
        {confirm}
      </>
    );
  }
  if (step === 'inGame')
    return (
      <>
        <Button isWide onPress={onGame}>
          <FormattedMessage {...words.toGame} />
        </Button>
        <Button isWide variant="line" onPress={onRetry}>
          <FormattedMessage {...words.checkAgain} />
        </Button>
        {decline('ghost')}
      </>
    );
  if (step === 'unavailable' || step === 'refused')
    return (
      <>
        <Button isWide onPress={onRetry}>
          <FormattedMessage {...shared.retry} />
        </Button>
        {decline('ghost')}
      </>
    );
  return decline(step === 'impossible' ? 'primary' : 'ghost');
}

const declineWords = (action: EndAction): MessageDescriptor => (action === 'settle' ? words.notNow : words.goOn);

const sentWords = {
  sending: { heading: words.tracing, text: words.patience },
  tracing: { heading: words.tracing, text: words.patience },
  unanswered: { heading: words.unanswered, text: words.unansweredText },
  unsent: { heading: words.unsent, text: words.unsentText },
} as const;
