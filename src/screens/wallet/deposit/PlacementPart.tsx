import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { OrderPlacementRef } from '../../../../machines/wallet/orderPlacement.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { messages } from './messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';

/** The order is being sent or looked up. */
export function PlacementPart({ placement }: { placement: OrderPlacementRef }) {
  const isTracing = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'tracing' }));
  const isSilent = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'unanswered' }));
  const isAbsent = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'unsent' }));
  const retry = () => placement.send({ type: 'orderPlacement.retried' });

  if (isTracing) return <StatusMessage isBusy heading={messages.tracing} text={messages.tracingText} />;
  if (isSilent) {
    return (
      <StatusMessage
        isAlert
        heading={messages.unanswered}
        text={messages.unansweredText}
        action={
          <Button onPress={retry}>
            <FormattedMessage {...messages.askAgain} />
          </Button>
        }
      />
    );
  }
  if (isAbsent) {
    return (
      <StatusMessage
        isAlert
        heading={messages.unsent}
        text={messages.unsentText}
        action={
          <Button onPress={retry}>
            <FormattedMessage {...messages.sendAgain} />
          </Button>
        }
        quiet={
          <Button variant="ghost" onPress={() => placement.send({ type: 'orderPlacement.abandoned' })}>
            <FormattedMessage {...messages.abandon} />
          </Button>
        }
      />
    );
  }
  return <StatusMessage isBusy heading={messages.creating} text={messages.creatingText} />;
}
