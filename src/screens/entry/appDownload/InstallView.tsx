import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';

export type InstallViewProps = { onInstall: () => void; onDecline: () => void };

export function InstallView({ onInstall, onDecline }: InstallViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onClose={onDecline}
      title={formatMessage(messages.installTitle)}
      lead={formatMessage(messages.lead)}
      closeLabel={formatMessage(messages.close)}
      actions={
        <>
          <Button isWide onPress={onInstall}>
            <FormattedMessage {...messages.install} />
          </Button>
          <Button isWide variant="ghost" onPress={onDecline}>
            <FormattedMessage {...messages.later} />
          </Button>
        </>
      }
    >
      <p className={smallMuted}>
        <FormattedMessage {...messages.installText} />
      </p>
    </Dialog>
  );
}
