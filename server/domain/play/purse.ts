import type { SessionRow } from './session-rows.js';

/**
 * Whose money the rounds of a session move: the play money of a demo (J4), the balance of a promotion record, the wallet
 * itself (a seamless game), or what the maker holds until the exit (a game in transfer mode).
 */
export type Purse = 'demo' | 'record' | 'wallet' | 'maker';

type Funded = Pick<SessionRow, 'is_demo' | 'promotion_record_id' | 'wallet_mode'>;

export function purseOf({ is_demo, promotion_record_id, wallet_mode }: Funded): Purse {
  if (is_demo) return 'demo';
  if (promotion_record_id !== null) return 'record';
  return wallet_mode === 'seamless' ? 'wallet' : 'maker';
}

/** Whether each round is booked at the lobby, between the maker and the record or the wallet. */
export const isAtLobby = (session: Funded): boolean => ['record', 'wallet'].includes(purseOf(session));
