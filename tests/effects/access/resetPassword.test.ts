import { expect, test } from 'vitest';
import { defineResetPasswordActors } from '../../../src/effects/access/resetPassword.js';
import { createWorld, run } from './world.js';

const accepted = { code: 200, msg: 'OK', token: 'token-1' };

test("a reset sends the new password under the contract's name", async () => {
  const world = createWorld({ 'PUT /forgetPwd/updatePwd': accepted });
  const form = { phone: '09171234567', code: '482913', username: 'marisol', newPwd: 'mango.moon8' };
  expect(await run(defineResetPasswordActors(world).setPassword, form)).toEqual({
    ok: true,
    value: { token: 'token-1' },
  });
  expect(world.calls[0]?.body).toMatchObject({ password: 'mango.moon8', username: 'marisol' });
  expect(world.calls[0]?.body).not.toHaveProperty('newPwd');
});
