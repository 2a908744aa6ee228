import type { Problem } from '../vocabulary.js';
import type { DepositChannel, DepositChoice } from './order.js';

/** What the site offers: whether deposits are on at all, the open and closed channels, quick picks in minor units. */
export type DepositOffer = { isOpen: boolean; channels: readonly DepositChannel[]; amounts: readonly number[] };

/** What outlives a reload: enough to ask the server, nothing that opens a gateway. */
export type SavedDeposit = { choice: DepositChoice; key: string };

export const channelOf = (offer: DepositOffer | null, id: string | undefined): DepositChannel | undefined =>
  offer?.channels.find((channel) => channel.id === id);

/** Why the channel does not take this amount, before the server is asked; null when it may. */
export function choiceProblem(offer: DepositOffer | null, { channelId, amount }: DepositChoice): Problem | null {
  const channel = channelOf(offer, channelId);
  if (!channel?.isOpen) return { code: 'channelClosed' };
  if (amount < channel.minAmount || amount > channel.maxAmount) return { code: 'amountOutOfRange', field: 'amount' };
  return channel.todayLeft !== null && amount > channel.todayLeft
    ? { code: 'dailyLimitReached', field: 'amount' }
    : null;
}

/** What an earlier visit left, if it still fits: stored fields are believed no more than an address is. */
export function savedDepositOf(saved: Readonly<Record<string, unknown>> | null): SavedDeposit | null {
  const { choice, key } = saved ?? {};
  return typeof key === 'string' && isChoice(choice) ? { choice, key } : null;
}

function isChoice(value: unknown): value is DepositChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { channelId, method, endpoint, amount } = value as Partial<Record<keyof DepositChoice, unknown>>;
  const isEndpoint = endpoint === 'charge' || endpoint === 'recharge';
  return typeof channelId === 'string' && typeof method === 'string' && isEndpoint && typeof amount === 'number';
}
