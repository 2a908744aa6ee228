import { userOf } from '../access/shown-user.js';
import * as domain from '../../domain/account/edit-profile.js';
import { forAnyone, forPlayer } from '../operation.js';

/** Changes the profile of the player. */
export const editProfile = forPlayer('editProfile', async (call) => {
  const refused = await domain.editProfile(call);
  return refused ?? { user: await userOf(call.db, call.services.pictures, call.player.id) };
});

/** Avatars of the site that a player may choose. */
export const listAvatars = forAnyone('listAvatars', ({ services: { pictures } }) => ({
  data: pictures.avatars().map((id) => ({ id, picture: pictures.picture(id) })),
}));
