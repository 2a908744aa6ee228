import { expect, test } from 'vitest';
import { defineAgreementActors } from '../../../src/effects/entry/agreement.js';
import { createWorld, run, toasts } from '../access/world.js';

test('an agreement is loaded by its key, and a failure raises no toast: the page shows it', async () => {
  const world = createWorld({ 'GET /operation/getAgreement/privacy': { code: 500, msg: 'Broken.' } });
  await expect(run(defineAgreementActors(world).loadAgreement, { type: 'privacy' })).rejects.toThrow();
  expect(toasts(world.told)).toEqual([]);
});
