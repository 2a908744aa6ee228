import { vi } from 'vitest';
import type { Passkey } from '../../machines/account/newPasskey.machine.js';
// Loaded in advance: the effects import it when a passkey is needed, and no test should wait for its code.
import '../../src/effects/shared/webauthn.js';
import { passkeyOptions } from '../fixtures/access/passkeyLogin.spec.js';
import { newOptions, phonePasskey } from '../fixtures/account/passkeys.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = { code: 200, msg: 'OK' };
type Answer = object | ((call: Call, world: Scripted) => object);

/** What a healthy server responds about passkeys. Every new one has the credential of `phonePasskey`. */
export const passkeyAnswers: Readonly<Record<string, Answer>> = {
  'POST /passkey/options': { ...ok, data: passkeyOptions },
  'POST /passkey/login': { ...ok, token: 'token-passkey' },
  'POST /user/passkey/options': (_, { passkeys }) => ({
    ...ok,
    data: {
      ...newOptions,
      excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    },
  }),
  'GET /user/passkey/list': (_, { passkeys }) => ({ ...ok, data: passkeys }),
  'POST /user/passkey': (_, world) => {
    world.passkeys = [phonePasskey];
    return { ...ok, data: phonePasskey };
  },
  [`PUT /user/passkey/${phonePasskey.id}`]: ({ body }, world) => {
    const name = String(body?.['name']);
    world.passkeys = world.passkeys.map((passkey): Passkey => ({ ...passkey, name }));
    return ok;
  },
  [`DELETE /user/passkey/${phonePasskey.id}`]: (_, world) => {
    world.passkeys = [];
    return ok;
  },
};

const bytes = new Uint8Array(16).buffer;
const credential = {
  id: phonePasskey.credentialId,
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

/** A suggestion that the player does not choose: it waits until the page ends it. */
const ignored = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The browser and the device of a player who confirms each dialog at once; with `isCancelling` one who closes a login. */
export function stubDevice({ isCancelling = false } = {}): void {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => true,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    }),
  );
  vi.stubGlobal('navigator', {
    onLine: true,
    credentials: {
      create: async () => credential,
      get: async ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) => {
        if (mediation === 'conditional') return ignored(signal);
        if (isCancelling) throw new DOMException('The player closed the dialog', 'NotAllowedError');
        return credential;
      },
    },
  });
}
