import type { IntlShape } from 'react-intl';
import { amount as amountRule, parseAmount } from '../../../../machines/shared/rules/amount.js';
import type { Currency } from '../../../../machines/vocabulary.js';
import type { DepositPromotion } from '../../../../machines/wallet/depositOffer.js';
import type { ManualBank } from '../../../../machines/wallet/manualReport.js';
import { faultText } from '../../../ui/field/faults.js';
import { promotionRich } from '../shared/promotionMessages.js';
import { rich } from './messages.js';

/**
 * The error text of an amount, which names the limit; null if the account takes it and the promotion allows it. The chart
 * checks the same limits.
 */
export function amountError(
  text: string,
  { minAmount, maxAmount }: Pick<ManualBank, 'minAmount' | 'maxAmount'>,
  promotion: DepositPromotion | undefined,
  currency: Currency,
  intl: Pick<IntlShape, 'formatMessage'>,
  short: (minor: number) => string,
): string | null {
  const fault = amountRule(currency)(text);
  if (fault) return faultText(intl, fault);
  const amount = parseAmount(text, currency) ?? 0;
  if (amount < minAmount) return intl.formatMessage(rich.tooLittle, { min: short(minAmount) });
  if (amount > maxAmount) return intl.formatMessage(rich.tooMuch, { max: short(maxAmount) });
  return promotion && amount < promotion.minAmount
    ? intl.formatMessage(promotionRich.tooLittle, {
        min: short(promotion.minAmount),
        more: short(promotion.minAmount - amount),
      })
    : null;
}
