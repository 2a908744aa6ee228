import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { OrderPlacementRef } from '../../../../machines/wallet/orderPlacement.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { messages } from './messages.js';
import { StatusMessage } from '../shared/StatusMessage.js';

/** The order is being sent or looked up. */
export function PlacementPart({ placement }: { placement: OrderPlacementRef }) {
  const isTracing = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'tracing' }));
  const isSilent = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'silent' }));
  const isAbsent = useSelector(placement, (snapshot) => snapshot.matches({ unknown: 'absent' }));
  const retry = () => placement.send({ type: 'placement.retried' });

  if (isTracing) return <StatusMessage isBusy heading={messages.tracing} text={messages.tracingText} />;
  if (isSilent) {
    return (
      <StatusMessage
        isAlert
        heading={messages.silent}
        text={messages.silentText}
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
        heading={messages.absent}
        text={messages.absentText}
        action={
          <Button onPress={retry}>
            <FormattedMessage {...messages.sendAgain} />
          </Button>
        }
        quiet={
          <Button variant="ghost" onPress={() => placement.send({ type: 'placement.abandoned' })}>
            <FormattedMessage {...messages.abandon} />
          </Button>
        }
      />
    );
  }
  return <StatusMessage isBusy heading={messages.creating} text={messages.creatingText} />;
}
