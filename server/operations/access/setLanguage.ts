import { forPlayer } from '../operation.js';

/** Stores the player's language. */
export const operation = forPlayer('setLanguage', async ({ player, body, db }) => {
  await db.updateTable('player').set({ language: body.lang }).where('id', '=', player.id).execute();
  return {};
});
