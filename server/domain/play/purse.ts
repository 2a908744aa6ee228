import type { SessionRow } from './session-rows.js';

/**
 * Whose money the rounds of a session move: the play money of a demo (J4), the balance of a promotion record, the wallet
 * itself (a seamless game), or what the maker holds until the exit (a game in transfer mode).
 */
export type Purse = 'demo' | 'record' | 'wallet' | 'maker';

export function purseOf({
  is_demo,
  promotion_record_id,
  wallet_mode,
}: Pick<SessionRow, 'is_demo' | 'promotion_record_id' | 'wallet_mode'>): Purse {
  if (is_demo) return 'demo';
  if (promotion_record_id !== null) return 'record';
  return wallet_mode === 'seamless' ? 'wallet' : 'maker';
}
