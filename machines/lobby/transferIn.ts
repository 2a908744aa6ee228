import type { GameInfo } from '../vocabulary.js';

/** Whether the player transfers an amount into the game. A seamless game plays on the wallet itself. */
export const takesAmount = ({ walletMode }: GameInfo): boolean => walletMode === 'transfer';

/** The least that the wallet must hold for the game, in minor units. An empty wallet opens no game, in either mode. */
export const leastAmount = ({ minTransferIn }: GameInfo): number => Math.max(1, minTransferIn);

/** The second quick amount is this many times the least one. */
const more = 5;

/**
 * Quick amounts in minor units below the whole wallet: the least amount, five times as much, and what the player brought in
 * last. None of them grows with the wallet.
 */
export function picksOf(balance: number, least: number, last: number | null): readonly number[] {
  const amounts = [least, least * more, last ?? least].filter((amount) => amount >= least && amount < balance);
  return [...new Set(amounts)].sort((one, other) => one - other);
}

/** The amount that the field begins with: that of the last time, else the least one; null if the wallet holds too little. */
export function offeredOf(balance: number, least: number, last: number | null): number | null {
  if (last !== null && last >= least && last <= balance) return last;
  return least <= balance ? least : null;
}
