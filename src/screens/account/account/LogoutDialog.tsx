import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages } from './messages.js';

type LogoutDialogProps = { isOpen: boolean; onConfirm: () => void; onClose: () => void };

export function LogoutDialog({ isOpen, onConfirm, onClose }: LogoutDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.logoutTitle)}
      lead={formatMessage(messages.logoutText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...messages.logout} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    />
  );
}
