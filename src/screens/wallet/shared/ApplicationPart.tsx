import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderApplicationRef } from '../../../../machines/wallet/orderApplication.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { StatusMessage } from './StatusMessage.js';

const messages = defineMessages({
  sending: { id: 'application.sending', defaultMessage: 'Sending your request' },
  sendingText: { id: 'common.doNotClose', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'application.tracing', defaultMessage: 'Checking whether your request arrived' },
  tracingText: { id: 'common.notSentTwice', defaultMessage: 'Nothing is sent a second time.' },
  unanswered: { id: 'application.silent', defaultMessage: 'We do not know yet whether your request arrived' },
  unansweredText: {
    id: 'application.silentText',
    defaultMessage: 'Please do not send another one. We check again as soon as you tap.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  unsent: { id: 'application.absent', defaultMessage: 'Your request did not reach us' },
  unsentText: { id: 'common.nothingTaken', defaultMessage: 'Nothing was taken. You can safely send it again.' },
  sendAgain: { id: 'common.sendItAgain', defaultMessage: 'Send it again' },
  abandon: { id: 'common.changeIt', defaultMessage: 'Change it' },
  toForm: { id: 'application.toForm', defaultMessage: 'Back to the form' },
});

/** The request is being sent or looked up. Without a chart its key is still being reserved. */
export function ApplicationPart({ application }: { application: OrderApplicationRef | undefined }) {
  const step = useSelector(application, selectStep);
  const retry = () => application?.send({ type: 'orderApplication.retried' });
  if (step === 'tracing') return <TracedApplication />;
  if (step === 'unanswered') return <UnansweredApplication onRetry={retry} />;
  if (step === 'unsent')
    return (
      <UnsentApplication onRetry={retry} onAbandon={() => application?.send({ type: 'orderApplication.abandoned' })} />
    );
  return <StatusMessage isBusy heading={messages.sending} text={messages.sendingText} />;
}

/** The request is being looked up. */
export const TracedApplication = () => <StatusMessage isBusy heading={messages.tracing} text={messages.tracingText} />;

/** The request never arrived. After a reload it cannot be sent again as it was: the player goes back to the form. */
export function UnsentApplication({ onRetry, onAbandon }: { onRetry?: () => void; onAbandon: () => void }) {
  const abandon = (
    <Button variant={onRetry ? 'ghost' : 'primary'} onPress={onAbandon}>
      <FormattedMessage {...(onRetry ? messages.abandon : messages.toForm)} />
    </Button>
  );
  return (
    <StatusMessage
      isAlert
      heading={messages.unsent}
      text={messages.unsentText}
      action={
        onRetry ? (
          <Button onPress={onRetry}>
            <FormattedMessage {...messages.sendAgain} />
          </Button>
        ) : (
          abandon
        )
      }
      quiet={onRetry ? abandon : undefined}
    />
  );
}

/** It is unknown whether a request arrived, and the server does not answer. */
export const UnansweredApplication = ({ onRetry }: { onRetry: () => void }) => (
  <StatusMessage
    isAlert
    heading={messages.unanswered}
    text={messages.unansweredText}
    action={
      <Button onPress={onRetry}>
        <FormattedMessage {...messages.askAgain} />
      </Button>
    }
  />
);

type Snapshot = ReturnType<OrderApplicationRef['getSnapshot']>;

function selectStep(snapshot: Snapshot | undefined): 'sending' | 'tracing' | 'unanswered' | 'unsent' {
  if (snapshot?.matches({ unknown: 'tracing' })) return 'tracing';
  if (snapshot?.matches({ unknown: 'unanswered' })) return 'unanswered';
  return snapshot?.matches({ unknown: 'unsent' }) ? 'unsent' : 'sending';
}
