import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SettlePollingRef } from '../../../../machines/promotions/settlePolling.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages } from './messages.js';

/** Mounted once for all pages; it shows something only while an offer is made. */
export function SettlePollingScreen({ settlePolling }: { settlePolling: SettlePollingRef }) {
  const { formatMessage } = useIntl();
  const decline = () => settlePolling.send({ type: 'settlePolling.declined' });
  return (
    <Dialog
      isOpen={useSelector(settlePolling, (snapshot) => snapshot.matches('open'))}
      onClose={decline}
      shape="popup"
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      actions={
        <>
          <Button isWide onPress={() => settlePolling.send({ type: 'settlePolling.accepted' })}>
            <FormattedMessage {...messages.open} />
          </Button>
          <Button isWide variant="ghost" onPress={decline}>
            <FormattedMessage {...messages.later} />
          </Button>
        </>
      }
    />
  );
}
