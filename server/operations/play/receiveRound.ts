import { receiveRound } from '../../domain/play/game-callback.js';
import { forAnyone } from '../../operation.js';

/** The callback of a game maker: signed by it, safe to repeat. */
export const operation = forAnyone('receiveRound', async ({ db, services, path, body }) => {
  const balance = await receiveRound(db, services, { ...path, ...body });
  return balance instanceof Error ? balance : { data: { balance } };
});
