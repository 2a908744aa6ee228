import { expect, test } from 'vitest';
import { defineNewPasskeyActors } from '../../../src/effects/account/newPasskey.js';
import { definePasskeyOfferActors } from '../../../src/effects/account/passkeyOffer.js';
import { definePasskeysActors } from '../../../src/effects/account/passkeys.js';
import { credential, newOptions, phonePasskey } from '../../fixtures/account/passkeys.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };

test('a new passkey is made from the options of the server, and its credential is sent', async () => {
  const world = createWorld({
    'POST /user/passkey/options': { ...ok, data: newOptions },
    'POST /user/passkey': { ...ok, data: phonePasskey },
  });
  const made = { kind: 'made', credential } as const;
  const actors = defineNewPasskeyActors(world, async () => ({ create: async () => made }));
  expect(await run(actors.requestNewOptions)).toEqual({ ok: true, value: newOptions });
  expect(await run(actors.createPasskey, { options: newOptions })).toEqual(made);
  expect(await run(actors.sendPasskey, { credential })).toEqual({ ok: true, value: phonePasskey });
  expect(world.calls.at(-1)?.body).toEqual({ credential });
});

test('a passkey is renamed and revoked by its id, and a refusal raises no toast', async () => {
  const world = createWorld({
    'GET /user/passkey/list': { ...ok, data: [phonePasskey] },
    'PUT /user/passkey/70001': ok,
    'DELETE /user/passkey/70001': { code: 10_404, msg: 'Gone.' },
  });
  const { loadPasskeys, renamePasskey, revokePasskey } = definePasskeysActors(world);
  expect(await run(loadPasskeys)).toEqual([phonePasskey]);
  expect(await run(renamePasskey, { id: '70001', name: 'My phone' })).toEqual({ ok: true, value: null });
  expect(world.calls.at(-1)?.body).toEqual({ name: 'My phone' });
  expect(await run(revokePasskey, { id: '70001' })).toMatchObject({ ok: false, problem: { code: 'notFound' } });
  expect(toasts(world.told)).toEqual([]);
});

test('a declined offer is remembered on this device, and the library is not loaded again', async () => {
  const world = createWorld();
  let loads = 0;
  const actors = definePasskeyOfferActors(world, async () => {
    loads += 1;
    return { canVerifyPlayer: async () => true };
  });
  expect(await run(actors.checkDevice)).toBe(true);
  await run(actors.storeDeclined);
  expect(await run(actors.checkDevice)).toBe(false);
  expect(loads).toBe(1);
});
