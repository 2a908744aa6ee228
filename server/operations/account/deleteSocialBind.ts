import { unbind } from '../../domain/account/social-binds.js';
import { forPlayer } from '../operation.js';

/** Unbinds a social network. */
export const operation = forPlayer(
  'deleteSocialBind',
  async ({ db, player, path }) => (await unbind(db, player, path.type)) ?? {},
);
