import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem, Quote } from '../../../../machines/vocabulary.js';
import { isPromotionLost, type DepositPromotion } from '../../../../machines/wallet/depositOffer.js';
import type { DepositChannel, PayBank } from '../../../../machines/wallet/order.js';
import { useMoney } from '../../../i18n/site.js';
import { externalLinkGlyph } from '../../../ui/icon/glyphs/external-link.js';
import { Note } from '../../../ui/note/Note.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { CheckPanel } from '../shared/CheckPanel.js';
import { orderMessages } from '../shared/messages.js';
import { promotionMessages } from '../shared/promotionMessages.js';
import { StakesRule } from '../shared/StakesRule.js';
import { messages } from './messages.js';

export type ConfirmPanelProps = {
  quote: Quote;
  channel: DepositChannel;
  /** The bank to pay from. */
  bank: PayBank | undefined;
  promotion: DepositPromotion | undefined;
  /** Why this quote is another one than the player had confirmed. */
  news: Problem | null;
  onConfirm: () => void;
  onEdit: () => void;
};

/** The exact quote. No order exists before the player confirms it. */
export function ConfirmPanel({ quote, channel, bank, promotion, news, onConfirm, onEdit }: ConfirmPanelProps) {
  const textOf = useProblemText();
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const chosen = promotion ? [{ key: formatMessage(promotionMessages.label), value: promotion.title }] : [];
  const paidFrom = bank ? [{ key: formatMessage(messages.bank), value: bank.bankName }] : [];
  const bonus =
    quote.bonus > 0 ? [{ key: formatMessage(promotionMessages.bonus), value: `+${money(quote.bonus)}` }] : [];
  return (
    <CheckPanel
      pairs={[
        { key: formatMessage(orderMessages.channel), value: channel.name },
        ...paidFrom,
        { key: formatMessage(orderMessages.amount), value: money(quote.amount) },
        { key: formatMessage(orderMessages.fee), value: money(quote.fee) },
        ...chosen,
        ...bonus,
        { key: formatMessage(orderMessages.pay), value: <strong>{money(quote.payAmount)}</strong> },
      ]}
      news={
        news ? (
          <>
            {textOf(news)} {isPromotionLost(news) ? <FormattedMessage {...promotionMessages.lost} /> : null}
          </>
        ) : null
      }
      confirm={<FormattedMessage {...messages.confirm} />}
      onConfirm={onConfirm}
      onEdit={onEdit}
    >
      {quote.bonus > 0 && quote.turnover > 0 ? (
        <Note>
          <StakesRule amount={quote.turnover} />
        </Note>
      ) : null}
      {channel.payType === 'url' || channel.payType === 'form' ? (
        <Note tone="quiet" glyph={externalLinkGlyph}>
          <FormattedMessage {...messages.opensElsewhere} />
        </Note>
      ) : null}
    </CheckPanel>
  );
}
