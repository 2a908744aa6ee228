import { refusal } from '../../base/refusal.js';
import { signOut } from '../../domain/account/devices.js';
import { forPlayer } from '../operation.js';

/** Logs one device out, or all others. */
export const operation = forPlayer('signOutDevice', async ({ db, player, path, services }) =>
  (await signOut(db, player, path.id, services)) ? {} : refusal('notFound'),
);
