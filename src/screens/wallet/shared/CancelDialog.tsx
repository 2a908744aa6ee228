import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
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
    <Dialog
      isOpen={amount !== null}
      onClose={onKeep}
      role="alertdialog"
      shape="popup"
      title={formatMessage(orderMessages.cancelTitle)}
      lead={formatMessage(orderMessages.cancelLead)}
      actions={
        <>
          <Button isWide isDisabled={isPending} onPress={onKeep}>
            <FormattedMessage {...orderMessages.keep} />
          </Button>
          <Button isWide variant="dangerGhost" isPending={isPending} onPress={onConfirm}>
            <FormattedMessage {...cancelMessage} values={{ amount: money(amount ?? 0) }} />
          </Button>
        </>
      }
    />
  );
}
