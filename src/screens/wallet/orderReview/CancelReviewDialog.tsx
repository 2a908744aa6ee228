import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../i18n/site.js';
import { Question } from '../../../ui/dialog/Question.js';
import { cancelMessage } from '../shared/messages.js';
import { messages } from './messages.js';

type CancelReviewDialogProps = {
  isOpen: boolean;
  /** Minor units. */
  amount: number;
  isPending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** Nothing is lost by cancelling, but the place in the review is. */
export function CancelReviewDialog({ isOpen, amount, isPending, onConfirm, onKeep }: CancelReviewDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Question
      isOpen={isOpen}
      title={formatMessage(messages.cancelTitle)}
      lead={formatMessage(messages.cancelLead)}
      confirm={<FormattedMessage {...cancelMessage} values={{ amount: money(amount) }} />}
      keep={<FormattedMessage {...messages.keep} />}
      confirmVariant="dangerGhost"
      isPending={isPending}
      onConfirm={onConfirm}
      onKeep={onKeep}
    />
  );
}
