import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { messages } from './messages.js';

/** An accidental tap must not end a game on another device. */
export function SignOutDialog({
  asked,
  onConfirm,
  onClose,
}: {
  asked: 'one' | 'others' | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={formatMessage(asked === 'others' ? messages.askOthersTitle : messages.askTitle)}
      lead={formatMessage(messages.askText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...(asked === 'others' ? messages.signOutOthers : messages.signOut)} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </>
      }
    />
  );
}
