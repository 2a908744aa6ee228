import { FormattedMessage, useIntl } from 'react-intl';
import type { BankCard } from '../../../../machines/wallet/withdrawalTerms.js';
import { Question } from '../../../ui/dialog/Question.js';
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
    <Question
      isOpen={card !== null}
      title={formatMessage(messages.deleteTitle)}
      lead={card === null ? '' : formatMessage(cardName, { bank: card.bankName, number: card.bankCardAccount })}
      confirm={<FormattedMessage {...messages.delete} />}
      keep={<FormattedMessage {...messages.keep} />}
      confirmVariant="dangerGhost"
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      <FormattedMessage {...messages.deleteText} />
    </Question>
  );
}
