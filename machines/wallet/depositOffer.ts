import type { components } from '../../openapi/user-api.js';
import type { Problem } from '../vocabulary.js';
import type { LeftGame } from './depositPages.js';
import {
  isMinor,
  type ConfirmedBonus,
  type ConfirmedDeposit,
  type DepositChannel,
  type DepositChoice,
  type Order,
  type PayBank,
} from './order.js';
import { isTextOrNull } from '../shared/rules/stored.js';

export type DepositPromotion = components['schemas']['DepositPromotion'];

/**
 * The deposit offer of the site: whether deposits are on, the open and closed channels, the quick picks in minor units, and
 * the running deposit promotions; null if they could not be read, and a deposit works without them. `isManualOpen`: the site
 * takes manual deposits, too.
 */
export type DepositOffer = {
  isOpen: boolean;
  isManualOpen: boolean;
  channels: readonly DepositChannel[];
  amounts: readonly number[];
  promotions: readonly DepositPromotion[] | null;
};

/** What survives a reload after the confirmation: enough to ask the server for the order, nothing that opens a gateway. */
export type SavedDeposit = { choice: ConfirmedDeposit; key: string };

/**
 * What the player has filled in so far, also kept over a reload. `amount` in minor units; null while the text is no amount.
 * `activityId`: the chosen promotion; `bankCode`: the bank to pay from. `linkedId` and `linkedAmount`: the promotion and the amount
 * of the address that were applied already, so that a reload does not choose them again.
 */
export type DepositDraft = {
  channelId: string | null;
  amount: number | null;
  activityId: string | null;
  bankCode: string | null;
  linkedId: string | null;
  linkedAmount: number | null;
};
export const emptyDraft: DepositDraft = {
  channelId: null,
  amount: null,
  activityId: null,
  bankCode: null,
  linkedId: null,
  linkedAmount: null,
};

/**
 * How a deposit starts. `orderNo`: an order to continue, chosen in the wallet or named by the address. `draft`: what the form
 * held before a reload. `game`: the one that the player left to top up.
 */
export type DepositStart = { draft: DepositDraft | null; orderNo: string | null; game: LeftGame | null };

/**
 * How far a deposit is. `mayExist`: the key was stored before a reload, so an order may exist under it. `unfinished`: an earlier
 * payment whose outcome is still unknown, while the address shows another order.
 */
export type DepositProgress = {
  choice: ConfirmedDeposit | null;
  key: string | null;
  mayExist: boolean;
  unfinished: SavedDeposit | null;
  order: Order | null;
  problem: Problem | null;
};

/** A deposit continues with the payment whose outcome is unknown, or has none. */
export const resumedFrom = (saved: SavedDeposit | null): Pick<DepositProgress, 'choice' | 'key' | 'mayExist'> => ({
  choice: saved?.choice ?? null,
  key: saved?.key ?? null,
  mayExist: saved !== null,
});

export const channelOf = (offer: DepositOffer | null, id: string | undefined): DepositChannel | undefined =>
  offer?.channels.find((channel) => channel.id === id);

/** The channel that the form shows as chosen: the drafted one while it is open, else the first open one. */
export const draftedChannel = (offer: DepositOffer, draft: DepositDraft | null): DepositChannel | undefined =>
  offer.channels.find(({ id, isOpen }) => isOpen && id === draft?.channelId) ??
  offer.channels.find(({ isOpen }) => isOpen);

/** The bank that the form shows as chosen, if the channel offers it. */
export const draftedBank = (channel: DepositChannel | undefined, draft: DepositDraft | null): PayBank | undefined =>
  channel?.banks.find(({ bankCode }) => bankCode === draft?.bankCode);

/** The promotion that the form shows as chosen: the drafted one, if the player may choose it. */
export const draftedPromotion = (
  offer: Pick<DepositOffer, 'promotions'> | null,
  activityId: string | null | undefined,
): DepositPromotion | undefined =>
  offer?.promotions?.find((promotion) => promotion.activityId === activityId && promotion.isAvailable);

/** The drafted choice for a quote of its bonus; null without a promotion, or if the amount cannot get it. */
export function bonusChoice(offer: DepositOffer | null, draft: DepositDraft | null): DepositChoice | null {
  const channel = offer ? draftedChannel(offer, draft) : undefined;
  const promotion = draftedPromotion(offer, draft?.activityId);
  const amount = draft?.amount ?? null;
  if (!channel || !promotion || amount === null) return null;
  const { id: channelId, method, endpoint } = channel;
  const bankCode = draftedBank(channel, draft)?.bankCode ?? null;
  const choice = { channelId, method, endpoint, amount, activityId: promotion.activityId, bankCode };
  return choiceProblem(offer, choice) === null ? choice : null;
}

/** The saved draft with the promotion of the address, unless that was applied before. */
export const withLinked = (draft: DepositDraft | null, linkedId: string | null): DepositDraft | null =>
  linkedId === null || draft?.linkedId === linkedId
    ? draft
    : { ...emptyDraft, ...draft, activityId: linkedId, linkedId };

/** The saved draft with the amount of the address, unless that was applied before. */
export const withLinkedAmount = (draft: DepositDraft | null, linkedAmount: number | null): DepositDraft | null =>
  linkedAmount === null || draft?.linkedAmount === linkedAmount
    ? draft
    : { ...emptyDraft, ...draft, amount: linkedAmount, linkedAmount };

/** Why the channel or the promotion does not accept this choice, checked before the request; null if they do. */
export function choiceProblem(
  offer: DepositOffer | null,
  { channelId, amount, activityId }: DepositChoice,
): Problem | null {
  const channel = channelOf(offer, channelId);
  if (!channel?.isOpen) return { code: 'channelClosed' };
  if (amount < channel.minAmount || amount > channel.maxAmount) return { code: 'amountOutOfRange', field: 'amount' };
  if (channel.todayLeft !== null && amount > channel.todayLeft) return { code: 'dailyLimitReached', field: 'amount' };
  const promotion = draftedPromotion(offer, activityId);
  return promotion && amount < promotion.minAmount ? { code: 'amountOutOfRange', field: 'amount' } : null;
}

/** Why a form is not complete or not accepted: as `choiceProblem`, and a channel with banks needs one of them. */
export function formProblem(offer: DepositOffer | null, choice: DepositChoice): Problem | null {
  const banks = channelOf(offer, choice.channelId)?.banks ?? [];
  const isBankMissing = banks.length > 0 && banks.every(({ bankCode }) => bankCode !== choice.bankCode);
  return choiceProblem(offer, choice) ?? (isBankMissing ? { code: 'bankUnknown', field: 'bankCode' } : null);
}

/** Whether an order was refused only because of its promotion: it ended, or the player has used it up meanwhile. */
export const isPromotionLost = (problem: Problem | null): boolean =>
  problem?.code === 'promotionEnded' || problem?.code === 'promotionNotForYou';

/** The saved choice and key, or null if they do not fit: another version or another program may have written them. */
export function savedDepositOf(saved: Readonly<Record<string, unknown>> | null): SavedDeposit | null {
  const { choice, key } = saved ?? {};
  if (typeof key !== 'string' || !isChoice(choice)) return null;
  // An order of an earlier version was sent without them, and its key belongs to that request.
  const { confirmed = null, bankCode = null } = choice as { confirmed?: unknown; bankCode?: string | null };
  return isConfirmed(confirmed) ? { choice: { ...choice, bankCode, confirmed }, key } : null;
}

/** The saved draft of the form, or null if it does not fit. */
export function savedDraftOf(saved: Readonly<Record<string, unknown>> | null): DepositDraft | null {
  // A draft of an earlier version has no `linkedAmount` and no `bankCode`.
  const {
    channelId,
    amount,
    activityId,
    bankCode = null,
    linkedId,
    linkedAmount = null,
  } = (saved?.['draft'] ?? {}) as Partial<Record<keyof DepositDraft, unknown>>;
  if (!isTextOrNull(channelId) || !isTextOrNull(activityId) || !isTextOrNull(linkedId)) return null;
  if (!isTextOrNull(bankCode)) return null;
  if (!isMinorOrNull(amount) || !isMinorOrNull(linkedAmount)) return null;
  return { channelId, amount, activityId, bankCode, linkedId, linkedAmount };
}

/** Whether an order was refused only because its promotion now gives something else. */
export const areTermsChanged = (problem: Problem | null): boolean => problem?.code === 'depositTermsChanged';

function isConfirmed(value: unknown): value is ConfirmedBonus {
  if (typeof value !== 'object' || value === null) return value === null;
  const { bonus, turnover } = value as Record<'bonus' | 'turnover', unknown>;
  return isMinor(bonus) && isMinor(turnover);
}

const isMinorOrNull = (value: unknown): value is number | null => value === null || isMinor(value);

function isChoice(value: unknown): value is DepositChoice {
  if (typeof value !== 'object' || value === null) return false;
  const {
    channelId,
    method,
    endpoint,
    amount,
    activityId,
    bankCode = null,
  } = value as Partial<Record<keyof DepositChoice, unknown>>;
  const isEndpoint = endpoint === 'charge' || endpoint === 'recharge';
  return (
    typeof channelId === 'string' &&
    typeof method === 'string' &&
    isEndpoint &&
    typeof amount === 'number' &&
    isTextOrNull(activityId) &&
    isTextOrNull(bankCode)
  );
}
