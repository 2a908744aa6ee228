import { makers } from '../../domain/lobby/catalogue.js';
import { forAnyoneShared } from '../operation.js';

/** All makers with games. */
export const operation = forAnyoneShared('listMakers', async ({ db, services }) => ({
  data: await makers(db, services),
}));
