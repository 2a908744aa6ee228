import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
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
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.cancelTitle)}
      lead={formatMessage(messages.cancelLead)}
      actions={
        <>
          <Button isWide isDisabled={isPending} onPress={onKeep}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button isWide variant="dangerGhost" isPending={isPending} onPress={onConfirm}>
            <FormattedMessage {...cancelMessage} values={{ amount: money(amount) }} />
          </Button>
        </>
      }
    />
  );
}
