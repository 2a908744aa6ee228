import type { IntlShape } from 'react-intl';
import type { Currency } from '../../../../machines/vocabulary.js';
import type { DepositPromotion } from '../../../../machines/wallet/depositOffer.js';
import type { DepositChannel } from '../../../../machines/wallet/order.js';
import { amount as amountRule, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { faultText } from '../../../ui/field/faults.js';
import { messages, rich } from './messages.js';
import { promotionRich } from '../shared/promotionMessages.js';

type Deposit = {
  channel: DepositChannel | undefined;
  promotion: DepositPromotion | undefined;
  currency: Currency;
  intl: Pick<IntlShape, 'formatMessage'>;
  short: (minor: number) => string;
};

/** The error text of an amount for a channel and a promotion, which says what to do; null if both accept it. */
export function amountError(text: string, { channel, promotion, currency, intl, short }: Deposit): string | null {
  const fault = amountRule(currency)(text);
  if (fault) return faultText(intl, fault);
  const amount = parseAmount(text, currency);
  if (amount === null || !channel) return null;
  const { minAmount, maxAmount, todayLeft } = channel;
  if (todayLeft !== null && todayLeft < minAmount) return intl.formatMessage(messages.noneLeft);
  if (amount < minAmount) return intl.formatMessage(rich.tooLittle, { min: short(minAmount) });
  if (amount > maxAmount) return intl.formatMessage(rich.tooMuch, { max: short(maxAmount) });
  if (todayLeft !== null && amount > todayLeft) return intl.formatMessage(messages.overToday);
  return promotion && amount < promotion.minAmount
    ? intl.formatMessage(promotionRich.tooLittle, {
        min: short(promotion.minAmount),
        more: short(promotion.minAmount - amount),
      })
    : null;
}
