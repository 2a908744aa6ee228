import { randomBytes } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Passkey as PasskeyRow } from '../../db/schema.js';
import { isWithin } from '../limits.js';
import type { Player } from '../player.js';
import type { Asked, Circumstances } from '../asked.js';
import { CEREMONY_MS, newChallenge, partyOf, spendChallenge, type Party } from './passkey-challenges.js';
import { numberOf } from '../lobby/ids.js';
import { deviceName } from '../account/device-name.js';
import { notifyPlayer } from '../account/send-message.js';

/** A passkey of a player. */
export type Passkey = Selectable<PasskeyRow>;

/** Passkeys that a player may have at the same time. */
const MOST_PASSKEYS = 20;
const OPTIONS = { count: 60, windowMs: 3_600_000 };
/** How authenticators and browsers name the lobby. */
const LOBBY_NAME = 'Game Lobby';
/** EdDSA, ES256 and RS256: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** The passkeys of the player that were not revoked, the newest first. */
export function passkeys(db: Db, player: Player): Promise<Passkey[]> {
  return own(db, player.id).orderBy('id', 'desc').execute();
}

const own = (db: Db, playerId: number) =>
  db.selectFrom('passkey').selectAll().where('player_id', '=', playerId).where('revoked_at', 'is', null);

/** What a browser is told when it is to make a passkey. */
export interface PasskeyRequest {
  readonly lobby: { readonly name: string; readonly id: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  readonly algorithms: readonly number[];
  /** How long the browser waits for the player, in ms. */
  readonly timeout: number;
  /** The passkeys that the player has: a device that holds one of them makes no second one. */
  readonly known: readonly Passkey[];
}

/** Begins to make a passkey. */
export async function newPasskey(call: Circumstances<Player>): Promise<PasskeyRequest | Refusal> {
  const { db, player, services, now } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  if (!(await isWithin(db, services.clock, [[`passkey-options:player:${player.id}`, OPTIONS]])))
    return refusal('tooManyRequests');
  const rows = await own(db, player.id).execute();
  if (rows.length >= MOST_PASSKEYS) return refusal('tooManyPasskeys');
  const challenge = await newChallenge(db, { purpose: 'register', playerId: player.id }, party, now());
  const options = await generateRegistrationOptions({
    rpName: LOBBY_NAME,
    rpID: party.domain,
    userName: player.username,
    userDisplayName: player.username,
    userID: new Uint8Array(await handleOf(db, player.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CEREMONY_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, transports: [...row.transports] })),
  });
  return {
    lobby: { name: LOBBY_NAME, id: party.domain },
    user: options.user,
    challenge,
    algorithms: options.pubKeyCredParams.map(({ alg }) => alg),
    timeout: CEREMONY_MS,
    known: rows,
  };
}

/** The random id of the player at authenticators: one for all passkeys, so that a device replaces its own. */
async function handleOf(db: Db, playerId: number): Promise<Buffer> {
  await db
    .insertInto('passkey_owner')
    .values({ player_id: playerId, handle: randomBytes(32) })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  const { handle } = await db
    .selectFrom('passkey_owner')
    .select('handle')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return handle;
}

/** What the browser has made. */
export interface MadePasskey {
  readonly credential: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly response: {
      readonly clientDataJSON: string;
      readonly attestationObject: string;
      readonly transports?: readonly string[] | undefined;
    };
  };
}

/** Adds the passkey that the browser has made. The same credential again is a success, so a lost response can be repeated. */
export async function addPasskey(call: Asked<MadePasskey, Player>): Promise<Passkey | Refusal> {
  const { body, db, player, headers, now } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  const added = await own(db, player.id).where('credential_id', '=', body.credential.id).executeTakeFirst();
  if (added !== undefined) return added;
  const use = { purpose: 'register', playerId: player.id } as const;
  const challenge = await spendChallenge(db, body.credential.response.clientDataJSON, use, party, now());
  if (challenge === null) return refusal('passkeyExpired');
  const made = await verified(call, challenge, party);
  if (made === null) return refusal('passkeyRefused');
  const device = deviceName(headers.userAgent);
  return atomically(db, async (trx) => {
    // The row of the owner is locked, so that parallel additions are counted.
    await trx.selectFrom('passkey_owner').select('player_id').where('player_id', '=', player.id).forUpdate().execute();
    if ((await own(trx, player.id).execute()).length >= MOST_PASSKEYS) return refusal('tooManyPasskeys');
    const row = await trx
      .insertInto('passkey')
      .values({
        player_id: player.id,
        credential_id: made.credential.id,
        public_key: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        transports: JSON.stringify(body.credential.response.transports ?? []),
        is_synced: made.credentialBackedUp,
        name: device,
        created_at: now(),
        last_used_at: null,
        revoked_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    // Another player's, or revoked.
    if (row === undefined) return refusal('passkeyRefused');
    await notifyPlayer(trx, player.id, 'passkeyAdded', now(), { device });
    return row;
  });
}

async function verified({ body: { credential }, log }: Asked<MadePasskey, Player>, challenge: string, party: Party) {
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo ?? null;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'passkey refused');
    return null;
  }
}

/** Renames a passkey. False if the player has no such passkey. */
export async function renamePasskey(db: Db, player: Player, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', numberOf(id))
    .where('player_id', '=', player.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Revokes a passkey; true once more if it was revoked before. False if the player never had it. */
export async function revokePasskey(db: Db, player: Player, id: string, at: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('passkey')
    .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(at)) }))
    .where('id', '=', numberOf(id))
    .where('player_id', '=', player.id)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Tells a player with a new password that the passkeys still log in: somebody else may have added one (decision C10). */
export async function notifyOfKeptPasskeys(db: Db, playerId: number, at: Date): Promise<void> {
  const { length } = await own(db, playerId).execute();
  if (length > 0) await notifyPlayer(db, playerId, 'passkeysStay', at, { count: String(length) });
}
