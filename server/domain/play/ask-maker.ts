import type { Transaction } from 'kysely';
import type { Called } from '../../adapters/called.js';
import type {
  Holdings,
  Maker,
  MakerAccount,
  MakerRound,
  TransferInAnswer,
  TransferOutAnswer,
  TransferOutcome,
} from '../../adapters/maker/maker.js';
import { attempt } from '../../db/attempt.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { SessionRow } from './session-rows.js';

// A maker that throws and one that answers null are both silent (see `Maker`). The lobby asks only through these functions, so
// that a maker's error undoes nothing that the lobby has noted: a silent transfer out is pending, and an answer is null.

type Trx = Transaction<Database>;
type Sent = { readonly id: string; readonly at: Date };

/**
 * Rejects if the maker throws. The stored transfer then stays as it is: a request under the same key sends it again, and it
 * is not taken for absent while the first request may still be under way.
 */
export const sendTransferIn = (
  maker: Called<Maker>,
  session: SessionRow,
  sent: Sent & { readonly amount: number },
): Promise<TransferInAnswer> => maker.transferIn({ ...accountAt(session), ...sent });

export const sendTransferOut = async (
  trx: Trx,
  maker: Called<Maker>,
  session: SessionRow,
  sent: Sent,
): Promise<TransferOutAnswer> =>
  (await attempt(trx, () => maker.transferOut({ ...accountAt(session), ...sent }))) ?? { state: 'pending' };

export const askOutcome = async (trx: Trx, maker: Called<Maker>, id: string): Promise<TransferOutcome> =>
  (await attempt(trx, () => maker.transferOutcome(id))) ?? { state: 'pending' };

export const askRounds = (trx: Trx, maker: Called<Maker>, session: SessionRow): Promise<readonly MakerRound[] | null> =>
  attempt(trx, () => maker.rounds(accountAt(session)));

export const askHoldings = (db: Db, maker: Called<Maker>, session: SessionRow, at: Date): Promise<Holdings | null> =>
  attempt(db, () => maker.holdings({ ...accountAt(session), at }));

/** A maker that does not respond ends its rounds by itself: no player is kept in a game for that. */
export const noteLeaving = (trx: Trx, maker: Called<Maker>, session: SessionRow, at: Date): Promise<void | null> =>
  attempt(trx, async () => maker.leave?.({ ...accountAt(session), at }));

const accountAt = ({ maker_id, player_id, currency, id }: SessionRow): MakerAccount => ({
  makerId: maker_id,
  playerId: player_id,
  currency,
  sessionId: id,
});
