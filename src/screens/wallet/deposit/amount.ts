import type { IntlShape } from 'react-intl';
import type { Currency } from '../../../../machines/vocabulary.js';
import type { DepositChannel } from '../../../../machines/wallet/order.js';
import { amount as amountRule, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { faultText } from '../../../ui/field/faults.js';
import { messages, rich } from './messages.js';

/** The error text of an amount for a channel, which says what to do; null if the channel accepts it. */
export function amountError(
  text: string,
  channel: DepositChannel | undefined,
  currency: Currency,
  intl: Pick<IntlShape, 'formatMessage'>,
  short: (minor: number) => string,
): string | null {
  const fault = amountRule(currency)(text);
  if (fault) return faultText(intl, fault);
  const amount = parseAmount(text, currency);
  if (amount === null || !channel) return null;
  const { minAmount, maxAmount, todayLeft } = channel;
  if (todayLeft !== null && todayLeft < minAmount) return intl.formatMessage(messages.noneLeft);
  if (amount < minAmount) return intl.formatMessage(rich.tooLittle, { min: short(minAmount) });
  if (amount > maxAmount) return intl.formatMessage(rich.tooMuch, { max: short(maxAmount) });
  return todayLeft !== null && amount > todayLeft ? intl.formatMessage(messages.overToday) : null;
}
