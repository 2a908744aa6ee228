import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { BonusGiveUpRef, BonusInfo } from '../../../../machines/wallet/bonusGiveUp.machine.js';
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
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import { messages as shared } from '../shared/messages.js';
import { giveUp as words, giveUpAmount, giveUpLead, held } from './giveUpMessages.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

/** The question whether to give a bonus up, from its amounts to its answer. */
export function GiveUpDialog({ giveUp }: { giveUp: BonusGiveUpRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(giveUp, select.selectGiveUpStep);
  const { bonus, problem } = useSelector(giveUp, ({ context }) => context);
  const sent = useKeyedWrite(useSelector(giveUp, select.selectGiveUpWrite));
  const isUnknown = step === 'sending' && sent.step !== 'sending';
  const isConfirming = step === 'confirming' || (step === 'sending' && !isUnknown);
  const { title, bonus: amount } = bonus?.result ?? { title: null, bonus: 0 };
  const { money } = useMoney();
  return (
    <Dialog
      isOpen
      onClose={() => giveUp.send({ type: 'bonusGiveUp.abandoned' })}
      role="alertdialog"
      shape="popup"
      title={formatMessage(words.title)}
      {...(isConfirming ? { lead: formatMessage(giveUpLead, { title: title ?? '', bonus: money(amount) }) } : {})}
      actions={isUnknown ? undefined : <Actions giveUp={giveUp} step={step} bonus={bonus} />}
    >
      <div className={stack[12]}>
        <Refusal problem={step === 'refused' || isConfirming ? problem : null} />
        {isConfirming && bonus ? <Amounts bonus={bonus} /> : null}
        {isUnknown ? (
          <SentRequest words={sentWords} giveUp={words.keep} {...sent} />
        ) : (
          <Progress step={step} bonus={bonus} />
        )}
      </div>
    </Dialog>
  );
}

/** Exact, from the server. A loss is red: this is where it can still be avoided. */
function Amounts({ bonus: { result, giveUp } }: { bonus: BonusInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (giveUp === null) return null;
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(words.lost), value: <Money amount={money(giveUp.forfeited)} tone="lost" /> },
        { key: formatMessage(words.after), value: money(giveUp.balanceAfter) },
        { key: formatMessage(words.fallsAway), value: money(result.left) },
        { key: formatMessage(words.ofDeposit), value: money(giveUp.leftOfDeposit) },
        { key: formatMessage(messages.turnover), value: money(giveUp.leftAfter) },
      ]}
    />
  );
}

type Progressing = { step: select.GiveUpStep; bonus: BonusInfo | null };

/** What is going on, where no amounts can be shown. */
function Progress({ step, bonus }: Progressing) {
  const { formatMessage } = useIntl();
  if (step === 'loading')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonText lines={3} />
      </Loading>
    );
  const reasons: Readonly<Partial<Record<select.GiveUpStep, MessageDescriptor>>> = {
    unavailable: messages.unavailable,
    impossible: words.met,
  };
  const hindrance = bonus?.giveUp?.hindrance;
  const reason: MessageDescriptor | undefined = step === 'inGame' && hindrance ? held[hindrance] : reasons[step];
  return reason ? (
    <Note tone="caution" role="alert">
      <FormattedMessage {...reason} />
    </Note>
  ) : null;
}

/** The filled button is the safe one: money would be lost. */
function Actions({ giveUp, step, bonus }: Progressing & { giveUp: BonusGiveUpRef }) {
  const { money } = useMoney();
  const retry = () => giveUp.send({ type: 'bonusGiveUp.retried' });
  const keep = (variant: 'primary' | 'ghost', isDisabled = false) => (
    <Button
      isWide
      variant={variant}
      isDisabled={isDisabled}
      onPress={() => giveUp.send({ type: 'bonusGiveUp.abandoned' })}
    >
      <FormattedMessage {...words.keep} />
    </Button>
  );
  if (step === 'confirming' || step === 'sending') {
    const isSending = step === 'sending';
    return (
      <>
        {keep('primary', isSending)}
        <Button
          isWide
          variant="dangerGhost"
          isPending={isSending}
          onPress={() => giveUp.send({ type: 'bonusGiveUp.confirmed' })}
        >
          <FormattedMessage {...giveUpAmount} values={{ amount: money(bonus?.giveUp?.forfeited ?? 0) }} />
        </Button>
      </>
    );
  }
  if (step === 'loading' || step === 'impossible') return keep(step === 'impossible' ? 'primary' : 'ghost');
  const isInGame = step === 'inGame' && bonus?.giveUp?.openSessionId !== null;
  return (
    <>
      {isInGame ? (
        <Button isWide onPress={() => giveUp.send({ type: 'bonusGiveUp.gameRequested' })}>
          <FormattedMessage {...words.toGame} />
        </Button>
      ) : null}
      <Button isWide variant={isInGame ? 'line' : 'primary'} onPress={retry}>
        <FormattedMessage {...(step === 'inGame' ? messages.again : shared.retry)} />
      </Button>
      {keep('ghost')}
    </>
  );
}

const sentWords = {
  sending: { heading: words.tracing, text: words.patience },
  tracing: { heading: words.tracing, text: words.patience },
  unanswered: { heading: words.unanswered, text: words.unansweredText },
  unsent: { heading: words.unsent, text: words.unsentText },
} as const;
