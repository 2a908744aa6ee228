import { useIntl } from 'react-intl';
import { amountText } from '../../../../machines/shared/rules/amount.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { DepositPromotion } from '../../../../machines/wallet/depositOffer.js';
import type { ManualBank, ManualDraft } from '../../../../machines/wallet/manualReport.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { picturesRefused } from '../../../ui/pictures-field/messages.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { amountError } from './amount.js';
import { messages } from './messages.js';

/** The contract's names of the fields, by their name in the form. */
const fieldOf: Readonly<Record<string, string>> = {
  bankId: 'bankId',
  cardId: 'cardId',
  userAccountName: 'holder',
  userAccount: 'account',
  amount: 'amount',
  depositTime: 'depositTime',
  transactionNo: 'transactionNo',
  receiptUrls: 'receiptUrls',
};

const texts = {
  bankId: messages.bankRefused,
  cardId: messages.cardGone,
  depositTime: messages.timeRefused,
  transactionNo: messages.transactionNoRefused,
  receiptUrls: picturesRefused,
};

/** The error text of the refused field, by its name in the form; none if the refusal is about no field. */
export function useFieldErrors(
  bank: ManualBank,
  promotion: DepositPromotion | undefined,
): (problem: Problem, draft: ManualDraft) => Record<string, string> {
  const intl = useIntl();
  const { currency } = useSite();
  const { short } = useMoney();
  const textOf = useProblemText();
  return (problem, { amount }) => {
    const field = fieldOf[problem.field ?? ''];
    if (field === undefined) return {};
    if (field === 'amount' && amount !== null)
      return {
        amount: amountError(amountText(amount, currency), bank, promotion, currency, intl, short) ?? textOf(problem),
      };
    return { [field]: field in texts ? intl.formatMessage(texts[field as keyof typeof texts]) : textOf(problem) };
  };
}
