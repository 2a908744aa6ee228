import { refusal } from '../../base/refusal.js';
import * as domain from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** Passkeys of the player. */
export const listPasskeys = forPlayer('listPasskeys', async ({ db, player }) => ({
  data: await domain.passkeys(db, player),
}));

/** What a browser needs to make a passkey. */
export const getNewPasskeyOptions = forPlayer('getNewPasskeyOptions', domain.newPasskeyOptions);

/** Adds the passkey that the browser has made. */
export const addPasskey = forPlayer('addPasskey', domain.addPasskey);

/** Gives a passkey another name. */
export const renamePasskey = forPlayer('renamePasskey', async ({ db, player, path, body }) =>
  (await domain.renamePasskey(db, player, path.id, body.name.trim())) ? {} : refusal('notFound'),
);

/** Revokes a passkey. */
export const revokePasskey = forPlayer('revokePasskey', async ({ db, player, path, now }) =>
  (await domain.revokePasskey(db, player, path.id, now())) ? {} : refusal('notFound'),
);
