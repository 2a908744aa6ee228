import { receiveRound } from '../../domain/play/game-callback.js';
import { forAnyone } from '../operation.js';

/** The signed callback of a game maker; may be repeated. */
export const operation = forAnyone('receiveRound', async ({ db, services, path, body, received }) => {
  const balance = await receiveRound(db, services, { ...path, ...body }, received);
  return balance instanceof Error ? balance : { data: { balance } };
});
