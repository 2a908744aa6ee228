import { userOf } from '../../domain/access/profile.js';
import { editProfile } from '../../domain/account/edit-profile.js';
import { forPlayer } from '../operation.js';

/** Changes the profile of the player. */
export const operation = forPlayer('editProfile', async (call) => {
  const refused = await editProfile(call);
  return refused ?? { user: await userOf(call.db, call.services.pictures, call.player.id) };
});
