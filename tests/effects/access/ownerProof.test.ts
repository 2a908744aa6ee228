import { expect, test } from 'vitest';
import { defineCodeCountdownActors } from '../../../src/effects/access/codeCountdown.js';
import { defineOwnerProofActors } from '../../../src/effects/access/ownerProof.js';
import { passkeyOptions, signedPasskey } from '../../fixtures/access/passkeyLogin.spec.js';
import { createWorld, run, toasts } from './world.js';

const ok = { code: 200, msg: 'OK' };
const withdrawal = { key: '7c9e6679-7425-40de-944b-e07fc1f90ae7', cardId: '1', amount: 50_000 };
const path = 'POST /pay/withdraw/proof';

test('a proof is sent with the withdrawal that it is for, and nothing else', async () => {
  const world = createWorld({ [path]: [ok, ok, ok] });
  const { sendProof } = defineOwnerProofActors(world);
  const proofs = [{ password: 'papaya.sun8' }, { code: '482913' }, { credential: signedPasskey }];
  for (const proof of proofs) expect(await run(sendProof, { ...withdrawal, proof })).toEqual({ ok: true, value: null });
  expect(world.calls.map(({ body }) => body)).toEqual(proofs.map((proof) => ({ ...withdrawal, ...proof })));
});

test('a wrong proof names its field and raises no toast', async () => {
  const world = createWorld({ [path]: { code: 10801, msg: 'Wrong.', field: 'password' } });
  const { sendProof } = defineOwnerProofActors(world);
  expect(await run(sendProof, { ...withdrawal, proof: { password: 'x' } })).toEqual({
    ok: false,
    problem: { code: 'wrongPassword', text: 'Wrong.', field: 'password' },
  });
  expect(toasts(world.told)).toEqual([]);
});

test('the browser signs the challenge of the withdrawal', async () => {
  const world = createWorld({ [`${path}/passkey`]: { ...ok, data: passkeyOptions } });
  const signed: unknown[] = [];
  const { requestChallenge, signByPasskey } = defineOwnerProofActors(world, async () => ({
    signIn: async (options) => {
      signed.push(options);
      return signedPasskey;
    },
  }));
  expect(await run(requestChallenge)).toEqual({ ok: true, value: passkeyOptions });
  expect(await run(signByPasskey, { options: passkeyOptions })).toEqual(signedPasskey);
  expect(signed).toEqual([passkeyOptions]);
});

test('the code for a withdrawal names no phone, because the server knows it', async () => {
  const world = createWorld({ [`${path}/code`]: ok });
  const { sendCode } = defineCodeCountdownActors(world);
  await run(sendCode, { purpose: 'withdraw', phone: '0917•••4567', solution: null });
  expect(world.calls[0]?.body).toEqual({ browserUUID: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});
