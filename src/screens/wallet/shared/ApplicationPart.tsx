import { useSelector } from '@xstate/react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderApplicationRef } from '../../../../machines/wallet/orderApplication.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { StatusMessage } from './StatusMessage.js';

const messages = defineMessages({
  sending: { id: 'application.sending', defaultMessage: 'Sending your request' },
  sendingText: { id: 'application.sendingText', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'application.tracing', defaultMessage: 'Checking whether your request arrived' },
  tracingText: { id: 'application.tracingText', defaultMessage: 'Nothing is sent a second time.' },
  silent: { id: 'application.silent', defaultMessage: 'We do not know yet whether your request arrived' },
  silentText: {
    id: 'application.silentText',
    defaultMessage: 'Please do not send another one. We ask again as soon as you tap.',
  },
  askAgain: { id: 'application.askAgain', defaultMessage: 'Ask again' },
  absent: { id: 'application.absent', defaultMessage: 'Your request did not reach us' },
  absentText: { id: 'application.absentText', defaultMessage: 'Nothing was taken. You can safely send it again.' },
  sendAgain: { id: 'application.sendAgain', defaultMessage: 'Send it again' },
  abandon: { id: 'application.abandon', defaultMessage: 'Change it' },
});

/** The request is being sent or looked up. Without a chart its key is still being reserved. */
export function ApplicationPart({ application }: { application: OrderApplicationRef | undefined }) {
  const step = useSelector(application, selectStep);
  const retry = () => application?.send({ type: 'application.retried' });
  if (step === 'tracing') return <StatusMessage isBusy heading={messages.tracing} text={messages.tracingText} />;
  if (step === 'silent') return <SilentApplication onRetry={retry} />;
  if (step === 'absent') {
    return (
      <StatusMessage
        isAlert
        heading={messages.absent}
        text={messages.absentText}
        action={
          <Button onPress={retry}>
            <FormattedMessage {...messages.sendAgain} />
          </Button>
        }
        quiet={
          <Button variant="ghost" onPress={() => application?.send({ type: 'application.abandoned' })}>
            <FormattedMessage {...messages.abandon} />
          </Button>
        }
      />
    );
  }
  return <StatusMessage isBusy heading={messages.sending} text={messages.sendingText} />;
}

/** It is unknown whether a request arrived, and the server does not answer. */
export const SilentApplication = ({ onRetry }: { onRetry: () => void }) => (
  <StatusMessage
    isAlert
    heading={messages.silent}
    text={messages.silentText}
    action={
      <Button onPress={onRetry}>
        <FormattedMessage {...messages.askAgain} />
      </Button>
    }
  />
);

type Snapshot = ReturnType<OrderApplicationRef['getSnapshot']>;

function selectStep(snapshot: Snapshot | undefined): 'sending' | 'tracing' | 'silent' | 'absent' {
  if (snapshot?.matches({ unknown: 'tracing' })) return 'tracing';
  if (snapshot?.matches({ unknown: 'silent' })) return 'silent';
  return snapshot?.matches({ unknown: 'absent' }) ? 'absent' : 'sending';
}
