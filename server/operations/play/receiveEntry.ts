import { receiveEntry } from '../../domain/play/game-callback.js';
import { forAnyone } from '../operation.js';

/** The signed callback of a maker whose page was opened; a ticket works once (decision J3). */
export const operation = forAnyone('receiveEntry', async ({ db, services, path, body, received }) => {
  const entry = await receiveEntry(db, services, { ...path, action: 'enter', ...body }, received);
  return entry instanceof Error ? entry : { data: entry };
});
