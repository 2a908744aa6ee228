import { refusal } from '../../base/refusal.js';
import { devices, signOut } from '../../domain/access/devices.js';
import { forPlayer } from '../operation.js';

/** Devices where the player is logged in. */
export const listDevices = forPlayer('listDevices', async ({ db, player, services }) => ({
  data: (await devices(db, player, services)).map(({ id, name, ip, loggedInAt, usedAt, isCurrent }) => ({
    id: String(id),
    name,
    ip,
    loginTime: loggedInAt.toISOString(),
    lastTime: usedAt.toISOString(),
    isCurrent,
  })),
}));

/** Logs one device out, or all others. */
export const signOutDevice = forPlayer('signOutDevice', async ({ db, player, path, services }) =>
  (await signOut(db, player, path.id, services)) ? {} : refusal('notFound'),
);
