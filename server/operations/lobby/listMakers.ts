import { makers } from '../../domain/lobby/catalogue.js';
import { forEverybody } from '../../operation.js';

/** All makers with games. */
export const operation = forEverybody('listMakers', async ({ db, services }) => ({ data: await makers(db, services) }));
