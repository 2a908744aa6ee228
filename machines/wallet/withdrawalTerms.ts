import type { components } from '../../openapi/user-api.js';
import { fractionDigits, minorDigits } from '../shared/rules/currency.js';
import { savedDemandOf } from '../access/ownerProof.js';
import type { Problem, ProofDemand } from '../vocabulary.js';
import { path } from '../addresses.js';
import { withdrawalReviewAddress } from './addresses.js';
import { isMinor } from './order.js';

export type BankCard = components['schemas']['BankCard'];
export type WithdrawHindrance = components['schemas']['WithdrawHindrance'];
type WireTerms = components['schemas']['WithdrawRequest'];

/** What the player may withdraw now, as the server computes it. Amounts in minor units. `amounts`: the quick picks. */
export type WithdrawalTerms = WireTerms & { amounts: readonly number[] };

/** What the player has filled in so far, also kept over a reload. `amount` in minor units; null while the text is no amount. */
export type WithdrawalDraft = { cardId: string | null; amount: number | null };

/** A complete form. */
export type WithdrawalChoice = { cardId: string; amount: number };

/** What the player has confirmed: the choice, with the fee that was shown (minor units). */
export type ConfirmedWithdrawal = WithdrawalChoice & { fee: number };

/** The proof that the server demands before the withdrawal; `demand` is null when it demands none. */
export type AskedProof = { demand: ProofDemand | null };

/** What survives a reload after the confirmation: enough to look the order up, or to ask the player for the proof. */
export type SavedWithdrawal = { choice: ConfirmedWithdrawal; key: string; asked: AskedProof };

/** What a withdrawal costs and brings, in minor units, and when it is credited (E4, ISO 8601). */
export type WithdrawalPreview = { amount: number; fee: number; receivedAmount: number; estimatedTime: string };

/** The most that can be withdrawn at once: the balance within the limits of one withdrawal and of the day. In minor units. */
export const mostOf = ({ balance, maxAmount, todayLeft }: WithdrawalTerms): number =>
  Math.min(balance, maxAmount, todayLeft);

/** The card that the form shows as chosen: the drafted one, else the default one, else the first. */
export const draftedCard = ({ cards }: WithdrawalTerms, draft: WithdrawalDraft | null): BankCard | undefined =>
  cards.find(({ id }) => id === draft?.cardId) ?? cards.find(({ defaultStatus }) => defaultStatus === 1) ?? cards[0];

/**
 * The fee and what arrives, computed as the server does: the fee is rounded up to the smallest amount that the site shows
 * (D3). The server charges no other fee than the one that the player has confirmed.
 */
export function previewOf(terms: WithdrawalTerms, amount: number): WithdrawalPreview {
  const { currency, feeRate, freeTimesLeft, estimatedTime } = terms;
  const smallest = 10 ** (minorDigits - fractionDigits(currency));
  const fee = freeTimesLeft > 0 ? 0 : Math.ceil((amount * feeRate) / (10_000 * smallest)) * smallest;
  return { amount, fee, receivedAmount: amount - fee, estimatedTime };
}

/** Why these terms do not allow a choice; null if they do. A card that may not be paid to yet names its time (C7). */
export function withdrawalProblem(terms: WithdrawalTerms, { cardId, amount }: WithdrawalChoice): Problem | null {
  const card = terms.cards.find(({ id }) => id === cardId);
  if (!card) return { code: 'notFound', field: 'cardId' };
  if (card.usableTime !== null) return { code: 'cardTooNew', field: 'cardId' };
  if (amount > terms.balance) return { code: 'insufficientBalance', field: 'amount' };
  if (amount < terms.minAmount || amount > terms.maxAmount) return { code: 'amountOutOfRange', field: 'amount' };
  return amount > terms.todayLeft ? { code: 'withdrawLimitReached', field: 'amount' } : null;
}

/** The page where the player does something about a reason; null if only the terms can be read again. */
export const wayOutOf = (reason: WithdrawHindrance, { openOrderNo }: WithdrawalTerms): string | null =>
  ({
    withdrawClosed: null,
    withdrawalUnderReview: openOrderNo === null ? null : withdrawalReviewAddress(openOrderNo),
    noBankCard: `${path.editBankCard}?from=withdrawal`,
    turnoverLeft: path.browser,
    withdrawLimitReached: null,
    insufficientBalance: path.recharge,
  })[reason];

export const canGiveUp = ({ turnover }: WithdrawalTerms, bonusOrderNo: string): boolean =>
  turnover.requirements.some(({ orderNo }) => orderNo === bonusOrderNo);

/** Whether the fee or the time is another one than the form showed. */
export const isOtherPreview = (one: WithdrawalPreview, other: WithdrawalPreview): boolean =>
  one.fee !== other.fee || one.estimatedTime !== other.estimatedTime;

/** The saved draft of the form, or null if it does not fit: another version or another program may have written it. */
export function savedWithdrawalDraftOf(saved: Readonly<Record<string, unknown>> | null): WithdrawalDraft | null {
  const { cardId, amount } = (saved?.['draft'] ?? {}) as Partial<Record<keyof WithdrawalDraft, unknown>>;
  if (cardId !== null && typeof cardId !== 'string') return null;
  return amount === null || isMinor(amount) ? { cardId, amount } : null;
}

/** The saved choice and key, or null if they do not fit. */
export function savedWithdrawalOf(saved: Readonly<Record<string, unknown>> | null): SavedWithdrawal | null {
  const { choice, key, asked } = saved ?? {};
  if (typeof key !== 'string' || typeof choice !== 'object' || choice === null) return null;
  const { cardId, amount, fee } = choice as Partial<Record<keyof ConfirmedWithdrawal, unknown>>;
  const demand = savedDemandOf((asked as Partial<Record<keyof AskedProof, unknown>> | undefined)?.demand);
  return typeof cardId === 'string' && isMinor(amount) && isMinor(fee)
    ? { choice: { cardId, amount, fee }, key, asked: { demand } }
    : null;
}
