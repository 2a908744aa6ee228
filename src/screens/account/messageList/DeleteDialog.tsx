import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { deleteTitle, messages } from './messages.js';

export type DeleteDialogProps = { isOpen: boolean; count: number; onConfirm: () => void; onClose: () => void };

export function DeleteDialog({ isOpen, count, onConfirm, onClose }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={formatMessage(deleteTitle, { count })}
      lead={formatMessage(messages.deleteText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...messages.delete} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </>
      }
    />
  );
}
