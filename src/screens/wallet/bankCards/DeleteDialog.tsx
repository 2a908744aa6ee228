import { FormattedMessage, useIntl } from 'react-intl';
import type { BankCard } from '../../../../machines/wallet/withdrawalTerms.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { cardName, messages } from './messages.js';

type DeleteDialogProps = {
  /** Null keeps the dialog closed. */
  card: BankCard | null;
  onConfirm: () => void;
  onKeep: () => void;
};

export function DeleteDialog({ card, onConfirm, onKeep }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={card !== null}
      onClose={onKeep}
      role="alertdialog"
      shape="popup"
      title={formatMessage(messages.deleteTitle)}
      lead={card === null ? '' : formatMessage(cardName, { bank: card.bankName, number: card.bankCardAccount })}
      actions={
        <>
          <Button isWide onPress={onKeep}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button isWide variant="dangerGhost" onPress={onConfirm}>
            <FormattedMessage {...messages.delete} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...messages.deleteText} />
    </Dialog>
  );
}
