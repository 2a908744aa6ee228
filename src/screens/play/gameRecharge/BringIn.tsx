import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BringInRef } from '../../../../machines/play/bringIn.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { messages as play } from '../shared/messages.js';
import { BringInForm, bringInFormId } from './BringInForm.js';
import { messages, shared } from './messages.js';
import * as select from './selectors.js';

/** From the amount to the game having it. */
export function BringIn({ bringIn }: { bringIn: BringInRef }) {
  const { formatMessage } = useIntl();
  const step = useSelector(bringIn, select.selectBringInStep);
  const { purse, amount: chosen, fault, problem } = useSelector(bringIn, ({ context }) => context);
  if (step === 'refused') return <Refusal problem={problem} />;
  if (step === 'tracing' || step === 'resting')
    return (
      <Note>
        <output>
          <FormattedMessage {...(step === 'resting' ? play.sameNumber : messages.tracing)} />
        </output>
      </Note>
    );
  if ((step === 'editing' || step === 'sending') && purse !== null)
    return (
      <BringInForm
        purse={purse}
        chosen={chosen}
        fault={fault}
        isBusy={step === 'sending'}
        onSubmit={(amount) => bringIn.send({ type: 'bringIn.submitted', amount })}
      />
    );
  if (step === 'returned')
    return (
      <Note tone="caution" role="alert">
        <b>
          <FormattedMessage {...shared.notMoved} />
        </b>{' '}
        <FormattedMessage {...shared.inWallet} />
      </Note>
    );
  if (step === 'unanswered' || step === 'unsent')
    return (
      <Note tone="caution" role="alert">
        <FormattedMessage {...messages[step]} />
      </Note>
    );
  // It is sent again after a reload: its form was filled in before.
  return (
    <Loading label={formatMessage(messages.title)}>
      <SkeletonText lines={1} />
    </Loading>
  );
}

/** `onLater`: leaves while the outcome is unknown; it is looked up the next time. */
export function BringInActions({ bringIn, onLater }: { bringIn: BringInRef; onLater: () => void }) {
  const step = useSelector(bringIn, select.selectBringInStep);
  const isSending = step === 'sending';
  const canDeposit = step === 'editing' || step === 'returned' || step === 'refused';
  const isUnclear = select.isUnclear(step);
  return (
    <>
      {step === 'editing' || isSending ? (
        <Button type="submit" form={bringInFormId} isPending={isSending} isWide>
          <FormattedMessage {...messages.bringIn} />
        </Button>
      ) : null}
      {step === 'unanswered' || step === 'unsent' || step === 'returned' || step === 'refused' ? (
        <Button onPress={() => bringIn.send({ type: 'bringIn.retried' })} isWide>
          <FormattedMessage {...(step === 'unanswered' ? play.askAgain : play.retry)} />
        </Button>
      ) : null}
      {canDeposit ? (
        <Button variant="soft" onPress={() => bringIn.send({ type: 'bringIn.depositChosen' })} isWide>
          <FormattedMessage {...messages.instead} />
        </Button>
      ) : null}
      {canDeposit || isUnclear || step === 'unsent' ? (
        <Button variant="line" onPress={isUnclear ? onLater : () => bringIn.send({ type: 'bringIn.abandoned' })} isWide>
          <FormattedMessage {...shared.stay} />
        </Button>
      ) : null}
    </>
  );
}
