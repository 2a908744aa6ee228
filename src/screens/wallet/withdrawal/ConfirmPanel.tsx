import { FormattedMessage, useIntl } from 'react-intl';
import type { BankCard, WithdrawalPreview } from '../../../../machines/wallet/withdrawalTerms.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Note } from '../../../ui/note/Note.js';
import { CheckPanel } from '../shared/CheckPanel.js';
import { orderMessages } from '../shared/messages.js';
import { messages } from './messages.js';

export type ConfirmPanelProps = {
  preview: WithdrawalPreview;
  card: BankCard;
  /** Fee or time differ from what the form showed. */
  isChanged: boolean;
  onConfirm: () => void;
  onEdit: () => void;
};

/** The exact figures. Nothing is sent before the player confirms them. */
export function ConfirmPanel({ preview, card, isChanged, onConfirm, onEdit }: ConfirmPanelProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <CheckPanel
      pairs={[
        { key: formatMessage(messages.to), value: `${card.bankName} ${card.bankCardAccount}` },
        { key: formatMessage(messages.holder), value: card.bankCardName },
        { key: formatMessage(orderMessages.amount), value: money(preview.amount) },
        { key: formatMessage(orderMessages.fee), value: money(preview.fee) },
        { key: formatMessage(messages.receive), value: <strong>{money(preview.receivedAmount)}</strong> },
        { key: formatMessage(messages.arrives), value: dateTime(preview.estimatedTime) },
      ]}
      news={isChanged ? <FormattedMessage {...messages.changed} /> : null}
      confirm={<FormattedMessage {...messages.confirm} />}
      onConfirm={onConfirm}
      onEdit={onEdit}
    >
      {card.warning === 'holderDiffers' ? (
        <Note tone="caution">
          <FormattedMessage {...messages.holderDiffers} />
        </Note>
      ) : null}
    </CheckPanel>
  );
}
