import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../../ui/dialog/Question.js';
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
    <Question
      isOpen={asked !== null}
      title={formatMessage(asked === 'others' ? messages.askOthersTitle : messages.askTitle)}
      lead={formatMessage(messages.askText)}
      confirm={<FormattedMessage {...(asked === 'others' ? messages.signOutOthers : messages.signOut)} />}
      keep={<FormattedMessage {...messages.keep} />}
      onConfirm={onConfirm}
      onKeep={onClose}
    />
  );
}
