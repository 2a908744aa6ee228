import { devices } from '../../domain/account/devices.js';
import { forPlayer } from '../operation.js';

/** Devices where the player is logged in. */
export const operation = forPlayer('listDevices', async ({ db, player, services }) => ({
  data: await devices(db, player, services),
}));
