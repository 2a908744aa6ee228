import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../button/Button.js';
import { Dialog } from '../dialog/Dialog.js';
import { stack } from '../layout/layout.css.js';
import { Note } from '../note/Note.js';
import { Refusal } from '../problem/Refusal.js';
import { Loading, SkeletonText } from '../skeleton/Skeleton.js';
import { SentRequest, type SentWords } from '../statement/SentRequest.js';
import type { EndStep, EndView } from './useConfirmedEnd.js';

const messages = defineMessages({
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  checkAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  toGame: { id: 'common.leaveTheGame', defaultMessage: 'Leave the game' },
});

export type EndWords = {
  title: MessageDescriptor;
  /** With its amounts. */
  lead: string;
  loading: MessageDescriptor;
  /** Why there are no amounts to confirm. */
  reasons: Readonly<Partial<Record<EndStep, MessageDescriptor>>>;
  /** With the amount. */
  confirm: string;
  decline: MessageDescriptor;
  sent: SentWords;
};

type EndDialogProps = EndView<unknown> & {
  words: EndWords;
  /** Nothing is lost. */
  isSafe?: boolean;
  /** The amounts, exact, from the server. */
  children: ReactNode;
};

/** The question about an end, from its amounts to its answer. */
export function EndDialog({ words, isSafe = false, children, ...end }: EndDialogProps) {
  const { step, sent, problem, onDecline } = end;
  const { formatMessage } = useIntl();
  const isUnknown = step === 'sending' && sent.step !== 'sending';
  const isConfirming = step === 'confirming' || (step === 'sending' && !isUnknown);
  const reason = words.reasons[step];
  return (
    <Dialog
      isOpen
      onClose={onDecline}
      role="alertdialog"
      shape="popup"
      title={formatMessage(words.title)}
      {...(isConfirming ? { lead: words.lead } : {})}
      actions={isUnknown ? undefined : <Actions words={words} isSafe={isSafe} {...end} />}
    >
      <div className={stack[12]}>
        <Refusal problem={step === 'refused' || isConfirming ? problem : null} />
        {isConfirming ? children : null}
        {isUnknown ? <SentRequest words={words.sent} giveUp={words.decline} {...sent} /> : null}
        {step === 'loading' ? (
          <Loading label={formatMessage(words.loading)}>
            <SkeletonText lines={3} />
          </Loading>
        ) : null}
        {reason ? (
          <Note tone="caution" role="alert">
            <FormattedMessage {...reason} />
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The filled button is the one that was asked for, or the safe one where money would be lost. */
function Actions({
  words,
  isSafe,
  step,
  hasGame,
  onConfirm,
  onDecline,
  onRetry,
  onGame,
}: Omit<EndDialogProps, 'children'>) {
  const decline = (variant: 'primary' | 'ghost', isDisabled = false) => (
    <Button isWide variant={variant} isDisabled={isDisabled} onPress={onDecline}>
      <FormattedMessage {...words.decline} />
    </Button>
  );
  if (step === 'confirming' || step === 'sending') {
    const isSending = step === 'sending';
    const confirm = (
      <Button isWide variant={isSafe ? 'primary' : 'dangerGhost'} isPending={isSending} onPress={onConfirm}>
        {words.confirm}
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
  if (step === 'loading' || step === 'impossible') return decline(step === 'impossible' ? 'primary' : 'ghost');
  return (
    <>
      {hasGame ? (
        <Button isWide onPress={onGame}>
          <FormattedMessage {...messages.toGame} />
        </Button>
      ) : null}
      <Button isWide variant={hasGame ? 'line' : 'primary'} onPress={onRetry}>
        <FormattedMessage {...(step === 'inGame' ? messages.checkAgain : messages.retry)} />
      </Button>
      {decline('ghost')}
    </>
  );
}
