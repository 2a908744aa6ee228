import type { IntlShape } from 'react-intl';
import { amount as amountRule, parseAmount } from '../../../../machines/shared/rules/amount.js';
import type { WithdrawalTerms } from '../../../../machines/wallet/withdrawalTerms.js';
import { faultText } from '../../../ui/field/faults.js';
import { messages, rich } from './messages.js';

/** The error text of an amount, which says what to do; null if the terms allow it. The chart checks the same limits. */
export function amountError(
  text: string,
  { balance, minAmount, maxAmount, todayLeft, currency }: WithdrawalTerms,
  intl: Pick<IntlShape, 'formatMessage'>,
  short: (minor: number) => string,
): string | null {
  const fault = amountRule(currency)(text);
  // The specification has a text of its own for an amount that is none.
  if (fault) return faultText(intl, fault.name === 'amount' ? { name: 'withdrawalAmount' } : fault);
  const amount = parseAmount(text, currency) ?? 0;
  if (amount > balance) return intl.formatMessage(rich.overBalance, { balance: short(balance) });
  if (amount < minAmount) return intl.formatMessage(rich.tooLittle, { min: short(minAmount) });
  if (amount > maxAmount) return intl.formatMessage(rich.tooMuch, { max: short(maxAmount) });
  return amount > todayLeft ? intl.formatMessage(messages.overToday) : null;
}
