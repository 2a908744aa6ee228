import type { components } from '../../openapi/user-api.js';
import { savedPicturesOf, type UploadedPicture } from '../shared/pictures.js';
import type { Problem } from '../vocabulary.js';
import { draftedPromotion, type DepositPromotion } from './depositOffer.js';
import { isMinor, type BonusChoice, type ConfirmedBonus } from './order.js';
import type { BankCard } from './withdrawalTerms.js';
import { isTextOrNull } from '../shared/rules/stored.js';

export type ManualBank = components['schemas']['ManualBank'];
/** A manual deposit as it is reported: which account was paid, by whom, when, and the receipts. */
export type ManualReport = components['schemas']['NewManualDeposit'];

/**
 * What a manual deposit needs to know. `isOpen`: the switch of the site. `banks`: the accounts of the site that may be paid
 * into. `promotions`: the running deposit promotions; null if they could not be read, and a deposit works without them.
 * `now`: when it was read, on the clock of the server, in ms.
 */
export type ManualTerms = {
  isOpen: boolean;
  banks: readonly ManualBank[];
  cards: readonly BankCard[];
  realname: string;
  promotions: readonly DepositPromotion[] | null;
  now: number;
};

/**
 * What the form holds, also kept over a reload; never the number of the account. `cardId` is null for an account that is
 * typed in. `amount` in minor units, null while the text is no amount. `depositTime`: ISO text in UTC. `activityId`: the
 * chosen deposit promotion.
 */
export type ManualDraft = {
  bankId: string | null;
  cardId: string | null;
  holder: string | null;
  amount: number | null;
  depositTime: string | null;
  transactionNo: string;
  activityId: string | null;
};

/** A complete form. `account` is empty if the player paid from one of the cards. */
export type ManualChoice = {
  bankId: string;
  cardId: string | null;
  holder: string;
  account: string;
  amount: number;
  depositTime: string;
  transactionNo: string;
  activityId: string | null;
};

/** How the form starts. `draft` and `receipts`: from before a reload or a refusal, `account` and `problem` from a refusal. */
export type ManualStart = {
  draft: ManualDraft | null;
  receipts: readonly UploadedPicture[];
  account: string;
  problem: Problem | null;
};

/** What the form gives to be sent, and what it needs to be filled in again. */
export type ConfirmedManual = {
  report: ManualReport;
  confirmed: ConfirmedBonus;
  draft: ManualDraft;
  receipts: readonly UploadedPicture[];
  account: string;
};

/** What survives a reload after the confirmation: enough to ask the server for the order, and to fill in the form again. */
export type SavedManual = { draft: ManualDraft; receipts: readonly UploadedPicture[]; key: string };

export const emptyDraft: ManualDraft = {
  bankId: null,
  cardId: null,
  holder: null,
  amount: null,
  depositTime: null,
  transactionNo: '',
  activityId: null,
};

/** The value of `cardId` in a draft if the player types the account. No card has this id: ids of cards are numbers. */
export const otherAccount = 'other';

/** A payment is reported within a week (server/domain/wallet/manual-deposits.ts). */
export const oldestMs = 7 * 86_400_000;

/** The account of the site that the form shows as chosen: the drafted one, else the first. */
export const draftedBank = ({ banks }: ManualTerms, { bankId }: ManualDraft): ManualBank | undefined =>
  banks.find(({ id }) => id === bankId) ?? banks[0];

/** The card that the form shows as chosen: the drafted one, else the default one, else the first; null for an account that is typed in. */
export function draftedCard({ cards }: ManualTerms, { cardId }: ManualDraft): BankCard | null {
  if (cardId === otherAccount) return null;
  return (
    cards.find(({ id }) => id === cardId) ?? cards.find(({ defaultStatus }) => defaultStatus === 1) ?? cards[0] ?? null
  );
}

/** The drafted report for a quote of its bonus; null without a promotion, or if the amount cannot get it. */
export function manualBonusChoice(terms: ManualTerms | null, draft: ManualDraft): BonusChoice | null {
  const bank = terms ? draftedBank(terms, draft) : undefined;
  const promotion = draftedPromotion(terms, draft.activityId);
  const { amount } = draft;
  if (!bank || !promotion || amount === null || amount < Math.max(bank.minAmount, promotion.minAmount)) return null;
  return amount > bank.maxAmount ? null : { channelId: bank.id, amount, activityId: promotion.activityId };
}

/** A complete form for a quote of its bonus. */
export const bonusChoiceOf = ({ bankId, amount, activityId }: ManualChoice): BonusChoice => ({
  channelId: bankId,
  amount,
  activityId,
});

/** Why these terms do not allow a report; null if they do. The server checks the same again. */
export function manualProblem({ banks, cards, promotions, now }: ManualTerms, choice: ManualChoice): Problem | null {
  const bank = banks.find(({ id }) => id === choice.bankId);
  if (!bank) return { code: 'channelClosed', field: 'bankId' };
  if (choice.cardId !== null && !cards.some(({ id }) => id === choice.cardId))
    return { code: 'notFound', field: 'cardId' };
  const promotion = draftedPromotion({ promotions }, choice.activityId);
  if (choice.amount < Math.max(bank.minAmount, promotion?.minAmount ?? 0) || choice.amount > bank.maxAmount)
    return { code: 'amountOutOfRange', field: 'amount' };
  const paidAt = Date.parse(choice.depositTime);
  if (paidAt > now || paidAt < now - oldestMs) return { code: 'invalidRequest', field: 'depositTime' };
  return bank.needsTransactionNo && choice.transactionNo === ''
    ? { code: 'invalidRequest', field: 'transactionNo' }
    : null;
}

/** There is a picture, and every one of them is uploaded. */
export const hasReceipts = ({
  receipts,
  isReady,
}: {
  receipts: readonly UploadedPicture[];
  isReady: boolean;
}): boolean => isReady && receipts.length > 0;

/** Whether the account of the site is another one than the form showed: the player may have paid into the old one. */
export function isOtherAccount(before: ManualTerms, after: ManualTerms, { bankId }: ManualChoice): boolean {
  const [one, other] = [before, after].map(({ banks }) => banks.find(({ id }) => id === bankId));
  return one?.bankCardAccount !== other?.bankCardAccount || one?.bankCardName !== other?.bankCardName;
}

/** Who paid, as it is sent. Only the server knows the whole number of a card (E5). */
const payerOf = ({ cardId, holder, account }: ManualChoice) =>
  cardId === null ? { userAccountName: holder, userAccount: account } : { cardId };

export function reportOf(terms: ManualTerms, choice: ManualChoice, receipts: readonly UploadedPicture[]): ManualReport {
  const { bankId, amount, depositTime, transactionNo, activityId } = choice;
  const needsNumber = terms.banks.some((bank) => bank.id === bankId && bank.needsTransactionNo);
  return {
    bankId,
    amount,
    ...payerOf(choice),
    depositTime,
    ...(needsNumber ? { transactionNo } : {}),
    ...(activityId === null ? {} : { activityId }),
    receiptUrls: receipts.map(({ url }) => url),
  };
}

type Saved = Readonly<Record<string, unknown>> | null;

/** The saved draft of the form with its pictures, or null if they do not fit. */
export function savedManualDraftOf(saved: Saved): Pick<SavedManual, 'draft' | 'receipts'> | null {
  const draft = draftIn(saved?.['draft']);
  const receipts = savedPicturesOf(saved?.['receipts']);
  return draft && receipts ? { draft, receipts } : null;
}

/** The saved form and key of a report that was confirmed, or null if they do not fit. */
export function savedManualOf(saved: Saved): SavedManual | null {
  const form = savedManualDraftOf(saved);
  const key = saved?.['key'];
  return form && typeof key === 'string' ? { ...form, key } : null;
}

function draftIn(saved: unknown): ManualDraft | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const {
    bankId,
    cardId,
    holder,
    amount,
    depositTime,
    transactionNo,
    // A draft of an earlier version has none.
    activityId = null,
  } = saved as Record<keyof ManualDraft, unknown>;
  if (!isTextOrNull(bankId) || !isTextOrNull(cardId) || !isTextOrNull(holder) || !isTextOrNull(depositTime))
    return null;
  if (!isTextOrNull(activityId)) return null;
  if (typeof transactionNo !== 'string' || (amount !== null && !isMinor(amount))) return null;
  return { bankId, cardId, holder, amount, depositTime, transactionNo, activityId };
}
