import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import * as domain from '../../domain/access/passkeys.js';
import { forPlayer, type Answer } from '../operation.js';

const shown = (row: domain.Passkey): components['schemas']['Passkey'] => ({
  id: String(row.id),
  credentialId: row.credential_id,
  name: row.name,
  isSynced: row.is_synced,
  createTime: row.created_at.toISOString(),
  lastTime: row.last_used_at?.toISOString() ?? null,
});

/** Passkeys of the player. */
export const listPasskeys = forPlayer('listPasskeys', async ({ db, player }) => ({
  data: (await domain.passkeys(db, player)).map(shown),
}));

/** What a browser needs to make a passkey: it has to be discoverable, and the device has to verify the player. */
export const getNewPasskeyOptions = forPlayer(
  'getNewPasskeyOptions',
  async (call): Promise<Answer<'getNewPasskeyOptions'> | Refusal> => {
    const request = await domain.newPasskey(call);
    if (request instanceof Error) return request;
    const { lobby, user, challenge, algorithms, timeout, known } = request;
    return {
      data: {
        rp: lobby,
        user,
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout,
        excludeCredentials: known.map((row) => ({
          id: row.credential_id,
          type: 'public-key',
          transports: [...row.transports],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    };
  },
);

/** Adds the passkey that the browser has made. */
export const addPasskey = forPlayer('addPasskey', async (call) => {
  const added = await domain.addPasskey(call);
  return added instanceof Error ? added : { data: shown(added) };
});

/** Gives a passkey another name. */
export const renamePasskey = forPlayer('renamePasskey', async ({ db, player, path, body }) =>
  (await domain.renamePasskey(db, player, path.id, body.name.trim())) ? {} : refusal('notFound'),
);

/** Revokes a passkey. */
export const revokePasskey = forPlayer('revokePasskey', async ({ db, player, path, now }) =>
  (await domain.revokePasskey(db, player, path.id, now())) ? {} : refusal('notFound'),
);
