import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** The browser and the authenticator of a player, as far as the server sees them: one passkey with ES256. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** Signatures so far; the next one says one more. */
  counter = 0;
  /** Whether the device says that it verified the player. */
  verifies = true;
  #handle = '';

  constructor(
    readonly origin: string,
    readonly domain = new URL(origin).hostname,
  ) {}

  /** Makes the passkey: what `navigator.credentials.create` gives. */
  create({ challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } }) {
    this.#handle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKeyOf(this.#keys.publicKey)]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([this.#authenticatorData(0x40), credential]))],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Signs a login: what `navigator.credentials.get` gives. */
  get({ challenge }: { readonly challenge: string }) {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#authenticatorData(0);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#handle,
    });
  }

  #answer<Response>(response: Response) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** WebAuthn Level 3, section 6.1: hash of the domain, flags, counter. */
  #authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (this.verifies ? 0x04 : 0);
    return Buffer.concat([createHash('sha256').update(this.domain).digest(), Buffer.from([flags | present]), counter]);
  }
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The public key as COSE: EC2, ES256, P-256. */
function publicKeyOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, unknown>([
      [cose.COSEKEYS.kty, 2],
      [cose.COSEKEYS.alg, -7],
      [cose.COSEKEYS.crv, 1],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as never,
  );
}
