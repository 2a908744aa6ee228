import { FormattedMessage, useIntl } from 'react-intl';
import type { Quote } from '../../../../machines/vocabulary.js';
import { draftedPromotion } from '../../../../machines/wallet/depositOffer.js';
import { type ManualBank, type ManualChoice, type ManualTerms } from '../../../../machines/wallet/manualReport.js';
import type { UploadedPicture } from '../../../../machines/shared/pictures.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Note } from '../../../ui/note/Note.js';
import { CheckPanel } from '../shared/CheckPanel.js';
import { orderMessages } from '../shared/messages.js';
import { promotionMessages } from '../shared/promotionMessages.js';
import { StakesRule } from '../shared/StakesRule.js';
import { messages } from './messages.js';

export type ConfirmPanelProps = {
  terms: ManualTerms;
  bank: ManualBank;
  choice: ManualChoice;
  /** What the chosen promotion adds; null without one. */
  quote: Quote | null;
  receipts: readonly UploadedPicture[];
  /** The account of the site is another one than the form showed. */
  isChanged: boolean;
  onConfirm: () => void;
  onEdit: () => void;
};

/** The whole report. Nothing is sent before the player confirms it. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { terms, bank, choice, quote, receipts, isChanged, onConfirm, onEdit } = props;
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const card = terms.cards.find(({ id }) => id === choice.cardId);
  const payer = card ? `${card.bankCardName} ${card.bankCardAccount}` : `${choice.holder} ${choice.account}`;
  const promotion = draftedPromotion(terms, choice.activityId);
  return (
    <CheckPanel
      pairs={[
        { key: formatMessage(messages.to), value: `${bank.bankName} ${bank.bankCardAccount}` },
        { key: formatMessage(messages.holder), value: bank.bankCardName },
        { key: formatMessage(messages.from), value: payer },
        { key: formatMessage(orderMessages.amount), value: <strong>{money(choice.amount)}</strong> },
        ...(promotion ? [{ key: formatMessage(promotionMessages.label), value: promotion.title }] : []),
        ...(quote ? [{ key: formatMessage(promotionMessages.bonus), value: `+${money(quote.bonus)}` }] : []),
        { key: formatMessage(messages.time), value: dateTime(choice.depositTime) },
        ...(bank.needsTransactionNo
          ? [{ key: formatMessage(messages.transactionNo), value: choice.transactionNo }]
          : []),
        { key: formatMessage(messages.pictures), value: formatCount(receipts.length) },
      ]}
      news={isChanged ? <FormattedMessage {...messages.changed} /> : null}
      confirm={<FormattedMessage {...messages.confirm} />}
      onConfirm={onConfirm}
      onEdit={onEdit}
    >
      {quote && quote.turnover > 0 ? (
        <Note>
          <StakesRule amount={quote.turnover} />
        </Note>
      ) : null}
      <Note tone="quiet">
        <FormattedMessage {...messages.once} />
      </Note>
    </CheckPanel>
  );
}
