import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../../ui/dialog/Question.js';
import { messages } from './messages.js';

type LogoutDialogProps = { isOpen: boolean; onConfirm: () => void; onClose: () => void };

export function LogoutDialog({ isOpen, onConfirm, onClose }: LogoutDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Question
      isOpen={isOpen}
      title={formatMessage(messages.logoutTitle)}
      lead={formatMessage(messages.logoutText)}
      confirm={<FormattedMessage {...messages.logout} />}
      keep={<FormattedMessage {...messages.stay} />}
      onConfirm={onConfirm}
      onKeep={onClose}
    />
  );
}
