import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages } from './messages.js';

type UnbindDialogProps = { isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** An accidental tap must not take away a way to log in. */
export function UnbindDialog({ isOpen, onConfirm, onClose }: UnbindDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.askTitle)}
      lead={formatMessage(messages.askText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...messages.unlink} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </>
      }
    />
  );
}
