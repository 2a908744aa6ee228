import { refusal } from '../../base/refusal.js';
import { revokePasskey } from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** Revokes a passkey. */
export const operation = forPlayer('revokePasskey', async ({ db, player, path, now }) =>
  (await revokePasskey(db, player, path.id, now())) ? {} : refusal('notFound'),
);
