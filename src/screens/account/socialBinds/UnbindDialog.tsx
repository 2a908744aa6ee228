import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../../ui/dialog/Question.js';
import { messages } from './messages.js';

type UnbindDialogProps = { isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** An accidental tap must not take away a way to log in. */
export function UnbindDialog({ isOpen, onConfirm, onClose }: UnbindDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Question
      isOpen={isOpen}
      title={formatMessage(messages.askTitle)}
      lead={formatMessage(messages.askText)}
      confirm={<FormattedMessage {...messages.unlink} />}
      keep={<FormattedMessage {...messages.keep} />}
      onConfirm={onConfirm}
      onKeep={onClose}
    />
  );
}
