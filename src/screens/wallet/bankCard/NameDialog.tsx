import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../../ui/dialog/Question.js';
import { messages, rich } from './messages.js';

type NameDialogProps = {
  isOpen: boolean;
  realname: string;
  holder: string;
  onOverrule: () => void;
  onEdit: () => void;
};

/** A warning that the player may overrule (E5). The safe choice is first and filled. */
export function NameDialog({ isOpen, realname, holder, onOverrule, onEdit }: NameDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Question
      isOpen={isOpen}
      title={formatMessage(messages.nameTitle)}
      lead={formatMessage(rich.nameText, { holder, realname })}
      confirm={<FormattedMessage {...messages.saveAnyway} />}
      keep={<FormattedMessage {...messages.correct} />}
      confirmVariant="ghost"
      onConfirm={onOverrule}
      onKeep={onEdit}
    />
  );
}
