import { receiveEntry as enter, receiveRound as receive } from '../../domain/play/game-callback.js';
import { forAnyone } from '../operation.js';

// The signed callbacks of a game maker.

/** A step of a round; may be repeated. */
export const receiveRound = forAnyone('receiveRound', async ({ db, services, path, body, received }) => {
  const balance = await receive(db, services, { ...path, ...body }, received);
  return balance instanceof Error ? balance : { data: { balance } };
});

/** A page that was opened; its ticket works once (decision J3). */
export const receiveEntry = forAnyone('receiveEntry', async ({ db, services, path, body, received }) => {
  const entry = await enter(db, services, { ...path, action: 'enter', ...body }, received);
  return entry instanceof Error ? entry : { data: entry };
});
