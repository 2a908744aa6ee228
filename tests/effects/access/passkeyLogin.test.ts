import { afterEach, expect, test, vi } from 'vitest';
import { definePasskeyLoginActors } from '../../../src/effects/access/passkeyLogin.js';
import { canUsePasskeys } from '../../../src/effects/shared/passkeys.js';
import { passkeyOptions, signedPasskey } from '../../fixtures/access/passkeyLogin.spec.js';
import { createWorld, run, toasts } from './world.js';

afterEach(() => vi.unstubAllGlobals());

const ok = { code: 200, msg: 'OK' };

test('the challenge and the login name this browser and no account', async () => {
  const world = createWorld({
    'POST /passkey/options': { ...ok, data: passkeyOptions },
    'POST /passkey/login': { ...ok, token: 'token-1' },
  });
  const actors = definePasskeyLoginActors(world);
  expect(await run(actors.requestOptions)).toEqual({ ok: true, value: passkeyOptions });
  expect(await run(actors.logInByPasskey, { credential: signedPasskey })).toEqual({
    ok: true,
    value: { token: 'token-1' },
  });
  const browserUUID = world.store.get('browserUUID');
  expect(world.calls.map(({ body }) => body)).toEqual([{ browserUUID }, { credential: signedPasskey, browserUUID }]);
});

test('the button says why a passkey is refused, without a toast', async () => {
  const world = createWorld({ 'POST /passkey/login': { code: 10_117, msg: 'No longer works here.' } });
  expect(await run(definePasskeyLoginActors(world).logInByPasskey, { credential: signedPasskey })).toEqual({
    ok: false,
    problem: { code: 'passkeyUnknown', text: 'No longer works here.' },
  });
  expect(toasts(world.told)).toEqual([]);
});

test('suggestions and the dialog take the options of the server', async () => {
  const asked: unknown[] = [];
  const actors = definePasskeyLoginActors(createWorld(), async () => ({
    suggest: async (options) => {
      asked.push(['suggest', options]);
      return null;
    },
    signIn: async (options) => {
      asked.push(['signIn', options]);
      return signedPasskey;
    },
  }));
  expect(await run(actors.awaitSuggestion, { options: passkeyOptions })).toBeNull();
  expect(await run(actors.signByPasskey, { options: passkeyOptions })).toEqual(signedPasskey);
  expect(asked).toEqual([
    ['suggest', passkeyOptions],
    ['signIn', passkeyOptions],
  ]);
});

test.each([
  ['lobby.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('a browser that knows passkeys can use them at %s: %s (C10)', (hostname, isAble) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('location', { hostname });
  expect(canUsePasskeys()).toBe(isAble);
});

test('a browser that does not know passkeys can use them nowhere', () => {
  vi.stubGlobal('location', { hostname: 'lobby.example' });
  expect(canUsePasskeys()).toBe(false);
});
