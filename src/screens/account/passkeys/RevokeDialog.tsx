import { FormattedMessage, useIntl } from 'react-intl';
import type { Passkey } from '../../../../machines/account/newPasskey.machine.js';
import { Question } from '../../../ui/dialog/Question.js';
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
    <Question
      isOpen={passkey !== null}
      title={shown ? <FormattedMessage {...askTitle} values={{ name: <bdi>{shown.name}</bdi> }} /> : ''}
      lead={formatMessage(messages.askText)}
      confirm={<FormattedMessage {...messages.remove} />}
      keep={<FormattedMessage {...messages.keep} />}
      onConfirm={onConfirm}
      onKeep={onClose}
    />
  );
}
