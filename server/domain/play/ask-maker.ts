import { NoClearAnswer } from '../../adapters/calls/no-clear-answer.js';
import type {
  MakerAccount,
  MakerRound,
  TransferInAnswer,
  TransferOutAnswer,
  TransferOutcome,
} from '../../adapters/maker/maker.js';
import type { Services } from '../services.js';
import type { SessionRow } from './session-rows.js';

// Every failure of a maker is one silence (see `Maker`), logged and counted where it is called. The lobby asks only through these
// functions, and never in a transaction.

type Maker = Services['maker'];
type Sent = { readonly id: string; readonly at: Date };

/**
 * Rejects if the maker gives no answer. The stored transfer then stays as it is: a request under the same key sends it again, and
 * it is not taken for absent while the first request may still be under way.
 */
export const sendTransferIn = (
  maker: Maker,
  session: SessionRow,
  sent: Sent & { readonly amount: number },
): Promise<TransferInAnswer> => maker.transferIn({ ...accountAt(session), ...sent });

export const sendTransferOut = async (maker: Maker, session: SessionRow, sent: Sent): Promise<TransferOutAnswer> =>
  (await answerOf(() => maker.transferOut({ ...accountAt(session), ...sent }))) ?? { state: 'pending' };

export const askOutcome = async (maker: Maker, id: string): Promise<TransferOutcome> =>
  (await answerOf(() => maker.transferOutcome(id))) ?? { state: 'pending' };

/**
 * The rounds that the maker lists; null without a list. A round in it that is malformed is left out, as if it were not listed:
 * what it moved lies in suspense until an operator decides, and holds up no money. The port keeps it as evidence.
 */
export const askRounds = async (maker: Maker, session: SessionRow): Promise<readonly MakerRound[] | null> => {
  try {
    return await maker.rounds(accountAt(session));
  } catch (error) {
    return error instanceof NoClearAnswer ? (error.wellFormed as readonly MakerRound[] | null) : null;
  }
};

export const askHoldings = (maker: Maker, session: SessionRow, at: Date) =>
  answerOf(() => maker.holdings({ ...accountAt(session), at }));

/** A maker that does not respond ends its rounds by itself: no player is kept in a game for that. */
export const noteLeaving = (maker: Maker, session: SessionRow, at: Date): Promise<void | null> =>
  answerOf(async () => maker.leave?.({ ...accountAt(session), at }));

async function answerOf<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}

const accountAt = ({ maker_id, player_id, currency, id }: SessionRow): MakerAccount => ({
  makerId: maker_id,
  playerId: player_id,
  currency,
  sessionId: id,
});
