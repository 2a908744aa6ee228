import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { postAll, type NewTransfer } from '../../ledger/post.js';
import type { SessionRow } from './session-rows.js';

/** A round that the maker has decided. Minor units. */
export interface Round {
  /** The maker's id of the round; a round is booked once. */
  readonly ref: string;
  readonly stake: number;
  readonly win: number;
  readonly at: Date;
}

/** Books stake and win of a round. Throws `Refusal('insufficientBalance')` if the maker staked more than it holds. */
export async function settleRound(
  trx: Transaction<Database>,
  session: Pick<SessionRow, 'id' | 'player_id' | 'maker_id' | 'game_id' | 'currency'>,
  { ref, stake, win, at }: Round,
): Promise<void> {
  const held = { kind: 'maker_balance', playerId: session.player_id, makerId: session.maker_id } as const;
  const house = { kind: 'maker_settle', makerId: session.maker_id } as const;
  const common = { currency: session.currency, referenceNo: session.id, gameId: session.game_id, roundRef: ref, at };
  const loss: NewTransfer = { ...common, type: 'game_loss', from: held, to: house, amount: stake };
  await postAll(trx, win > 0 ? [loss, { ...common, type: 'game_win', from: house, to: held, amount: win }] : [loss]);
}
