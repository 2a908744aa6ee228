import { makers } from '../../domain/lobby/catalogue.js';
import { forAnyone } from '../../operation.js';

/** All makers with games. */
export const operation = forAnyone('listMakers', async ({ db, services }) => ({ data: await makers(db, services) }));
