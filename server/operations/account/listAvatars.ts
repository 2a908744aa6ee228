import { forAnyone } from '../operation.js';

/** Avatars of the site that a player may choose. */
export const operation = forAnyone('listAvatars', ({ services: { pictures } }) => ({
  data: pictures.avatars().map((id) => ({ id, picture: pictures.picture(id) })),
}));
