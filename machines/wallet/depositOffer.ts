import type { Problem } from '../vocabulary.js';
import { isMinor, type DepositChannel, type DepositChoice, type Order } from './order.js';

/**
 * The deposit offer of the site: whether deposits are on, the open and closed channels, and the quick picks in minor units.
 * `isManualOpen`: the site takes manual deposits, too.
 */
export type DepositOffer = {
  isOpen: boolean;
  isManualOpen: boolean;
  channels: readonly DepositChannel[];
  amounts: readonly number[];
};

/** What survives a reload after the confirmation: enough to ask the server for the order, nothing that opens a gateway. */
export type SavedDeposit = { choice: DepositChoice; key: string };

/** What the player has filled in so far, also kept over a reload. `amount` in minor units; null while the text is no amount. */
export type DepositDraft = { channelId: string | null; amount: number | null };

/**
 * How a deposit starts. `orderNo`: an order to continue, chosen in the wallet or named by the address. `draft`: what the form
 * held before a reload. `gameId`: the game that the player left to top up.
 */
export type DepositStart = { draft: DepositDraft | null; orderNo: string | null; gameId: string | null };

/** How far a deposit is. `mayExist`: the key was stored before a reload, so an order may exist under it. */
export type DepositProgress = {
  choice: DepositChoice | null;
  key: string | null;
  mayExist: boolean;
  order: Order | null;
  problem: Problem | null;
};

export const channelOf = (offer: DepositOffer | null, id: string | undefined): DepositChannel | undefined =>
  offer?.channels.find((channel) => channel.id === id);

/** The channel that the form shows as chosen: the drafted one while it is open, else the first open one. */
export const draftedChannel = (offer: DepositOffer, draft: DepositDraft | null): DepositChannel | undefined =>
  offer.channels.find(({ id, isOpen }) => isOpen && id === draft?.channelId) ??
  offer.channels.find(({ isOpen }) => isOpen);

/** Why the channel does not accept this choice, checked before the request; null if it does. */
export function choiceProblem(offer: DepositOffer | null, { channelId, amount }: DepositChoice): Problem | null {
  const channel = channelOf(offer, channelId);
  if (!channel?.isOpen) return { code: 'channelClosed' };
  if (amount < channel.minAmount || amount > channel.maxAmount) return { code: 'amountOutOfRange', field: 'amount' };
  return channel.todayLeft !== null && amount > channel.todayLeft
    ? { code: 'dailyLimitReached', field: 'amount' }
    : null;
}

/** The saved choice and key, or null if they do not fit: another version or another program may have written them. */
export function savedDepositOf(saved: Readonly<Record<string, unknown>> | null): SavedDeposit | null {
  const { choice, key } = saved ?? {};
  return typeof key === 'string' && isChoice(choice) ? { choice, key } : null;
}

/** The saved draft of the form, or null if it does not fit. */
export function savedDraftOf(saved: Readonly<Record<string, unknown>> | null): DepositDraft | null {
  const { channelId, amount } = (saved?.['draft'] ?? {}) as Partial<Record<keyof DepositDraft, unknown>>;
  if (channelId !== null && typeof channelId !== 'string') return null;
  return amount === null || isMinor(amount) ? { channelId, amount } : null;
}

function isChoice(value: unknown): value is DepositChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { channelId, method, endpoint, amount } = value as Partial<Record<keyof DepositChoice, unknown>>;
  const isEndpoint = endpoint === 'charge' || endpoint === 'recharge';
  return typeof channelId === 'string' && typeof method === 'string' && isEndpoint && typeof amount === 'number';
}
