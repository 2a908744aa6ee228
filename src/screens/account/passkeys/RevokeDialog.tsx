import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '../../../../machines/account/newPasskey.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { useLastShown } from '../../../ui/dialog/useLastShown.js';
import { askTitle, messages } from './messages.js';

/** An accidental tap must not take a way to log in away. */
export function RevokeDialog({
  passkey,
  onConfirm,
  onClose,
}: {
  passkey: Passkey | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const shown = useLastShown(passkey);
  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={onClose}
      role="alertdialog"
      shape="popup"
      title={shown ? <FormattedMessage {...askTitle} values={{ name: <bdi>{shown.name}</bdi> }} /> : ''}
      lead={formatMessage(messages.askText)}
      actions={
        <>
          <Button isWide onPress={onConfirm}>
            <FormattedMessage {...messages.remove} />
          </Button>
          <Button isWide variant="line" onPress={onClose}>
            <FormattedMessage {...messages.keep} />
          </Button>
        </>
      }
    />
  );
}
