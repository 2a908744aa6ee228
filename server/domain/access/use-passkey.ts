import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Asked, Circumstances } from '../asked.js';
import { spendChallenge, type ChallengeUse, type Party } from './passkey-challenges.js';

/** What the browser has signed. */
export interface SignedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string;
  };
}

type Signed = Asked<{ readonly credential: SignedPasskey }>;

/** The passkey of the request that was not revoked, if it is of the player whom the authenticator names. */
export async function findPasskey({ body: { credential }, db }: Signed) {
  const found = await db
    .selectFrom('passkey')
    .innerJoin('passkey_owner', 'passkey_owner.player_id', 'passkey.player_id')
    .innerJoin('player', 'player.id', 'passkey.player_id')
    .selectAll('passkey')
    .select(['passkey_owner.handle', 'player.status'])
    .where('credential_id', '=', credential.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
  return found !== undefined && handle.equals(found.handle) ? found : undefined;
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Uses up the challenge and checks the signature; a signature that is accepted is counted. Returns the passkey. */
export async function usePasskey(
  call: Signed,
  found: FoundPasskey | undefined,
  use: ChallengeUse,
  party: Party,
): Promise<FoundPasskey | Refusal> {
  const { body, db, now } = call;
  const challenge = await spendChallenge(db, body.credential.response.clientDataJSON, use, party, now());
  if (challenge === null) return refusal('passkeyExpired');
  if (found === undefined) return refusal('passkeyUnknown');
  const counter = await newCounter(call, body.credential, found, challenge, party);
  if (counter === null) return refusal('passkeyRefused');
  // Of two uses at the same time with one count, the second is refused.
  const used = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now() })
    .where('id', '=', found.id)
    .where('counter', '=', found.counter)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used === undefined ? refusal('passkeyRefused') : found;
}

/** The authenticator's new count, if its signature fits; null otherwise. A count that goes back means a copied key. */
async function newCounter(
  { log }: Pick<Circumstances, 'log'>,
  { id, rawId, type, response }: SignedPasskey,
  found: FoundPasskey,
  challenge: string,
  party: Party,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.domain,
      requireUserVerification: true,
      credential: {
        id: found.credential_id,
        publicKey: new Uint8Array(found.public_key),
        counter: found.counter,
        transports: [...found.transports],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.warn({ passkey: found.id, reason: error instanceof Error ? error.message : String(error) }, 'passkey refused');
    return null;
  }
}
