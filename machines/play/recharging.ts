import { isText } from '../shared/rules/stored.js';

/** What a player may bring into a running game, and how it is asked for. Amounts in minor units. */

/**
 * `wallet`: what lies in it. `least`: what the game takes at least. `last`: what was brought into this game last; null if
 * nothing was.
 */
export type Purse = { wallet: number; least: number; last: number | null };

/** What the site offers for a deposit. `least`: what can be deposited at least; null where that is unknown. */
export type DepositTerms = { amounts: readonly number[]; least: number | null };

/** Money on its way from the wallet into a running game. The idempotency key makes it safe to repeat the request (B5). */
export type BringInRequest = { sessionId: string; amount: number; key: string };

/**
 * `arrived`: the game has it. `moving`: the maker has not confirmed yet. `returned`: the maker did not take it. `absent`: the server
 * never got the request.
 */
export type BringInFate = 'arrived' | 'moving' | 'returned' | 'absent';

/** Why an amount cannot be sent: the text is no amount, the game takes no less, or the wallet does not hold it. */
export type AmountFault = 'wrongAmount' | 'lowAmount' | 'overWallet';

/** `outdated`: what the wallet holds has to be read again. `deposit`: the player deposits instead. */
export type BringInOutput = { outcome: 'placed' | 'outdated' | 'deposit' | 'abandoned' };

/** `deposit`: what the player wants to deposit, in minor units; null if the player chooses it in the wallet. */
export type RechargeOutput = { outcome: 'broughtIn' | 'stayed' } | { outcome: 'left'; deposit: number | null };

/** Whether the wallet holds the least amount that the game takes. */
export const hasEnough = ({ wallet, least }: Purse): boolean => wallet >= least;

export function faultIn(amount: number | null, { wallet, least }: Purse): AmountFault | null {
  if (amount === null) return 'wrongAmount';
  if (amount < least) return 'lowAmount';
  return amount > wallet ? 'overWallet' : null;
}

/**
 * Validates what storage returned, since another version may have written it. Null if it is of another session: the exit of
 * that one brings its money back.
 */
export function unfinishedBringIn(
  saved: Readonly<Record<string, unknown>> | null,
  session: string,
): BringInRequest | null {
  const { sessionId, amount, key } = saved ?? {};
  if (sessionId !== session || !isText(key) || typeof amount !== 'number' || !Number.isSafeInteger(amount)) return null;
  return { sessionId: session, amount, key };
}
