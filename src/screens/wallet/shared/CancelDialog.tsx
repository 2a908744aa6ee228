import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../i18n/site.js';
import { Question } from '../../../ui/dialog/Question.js';
import { cancelMessage, orderMessages } from './messages.js';

export type CancelDialogProps = {
  /** The amount of the order to cancel, in minor units; null keeps the dialog closed. */
  amount: number | null;
  isPending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** The safe choice is the filled button; the other button repeats the amount. */
export function CancelDialog({ amount, isPending, onConfirm, onKeep }: CancelDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Question
      isOpen={amount !== null}
      title={formatMessage(orderMessages.cancelTitle)}
      lead={formatMessage(orderMessages.cancelLead)}
      confirm={<FormattedMessage {...cancelMessage} values={{ amount: money(amount ?? 0) }} />}
      keep={<FormattedMessage {...orderMessages.keep} />}
      confirmVariant="dangerGhost"
      isPending={isPending}
      onConfirm={onConfirm}
      onKeep={onKeep}
    />
  );
}
