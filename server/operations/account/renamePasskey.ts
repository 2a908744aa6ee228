import { refusal } from '../../base/refusal.js';
import { renamePasskey } from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** Gives a passkey another name. */
export const operation = forPlayer('renamePasskey', async ({ db, player, path, body }) =>
  (await renamePasskey(db, player, path.id, body.name.trim())) ? {} : refusal('notFound'),
);
