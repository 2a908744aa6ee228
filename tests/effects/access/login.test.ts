import { describe, expect, test } from 'vitest';
import { defineLoginActors } from '../../../src/effects/access/login.js';
import { createWorld, run, toasts } from './world.js';

const accepted = { code: 200, msg: 'OK', token: 'token-1' };

describe('logging in', () => {
  const form = { username: 'marisol', password: ' any password ', captcha: null };

  test('without a captcha sends no captcha fields; the password is sent as typed', async () => {
    const world = createWorld({ 'POST /login': accepted });
    expect(await run(defineLoginActors(world).logIn, form)).toEqual({ ok: true, value: { token: 'token-1' } });
    expect(world.calls[0]?.body).toEqual({
      username: 'marisol',
      password: ' any password ',
      browserUUID: world.store.get('browserUUID'),
    });
  });

  test('with a captcha sends the digits and its id; a failure raises no toast: the form says it (B3)', async () => {
    const world = createWorld({ 'POST /login': { code: 503, msg: 'Wrong picture code.' } });
    const captcha = { code: '4821', uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    expect(await run(defineLoginActors(world).logIn, { ...form, captcha })).toMatchObject({
      ok: false,
      problem: { code: 'wrongCaptcha' },
    });
    expect(world.calls[0]?.body).toMatchObject(captcha);
    expect(toasts(world.told)).toEqual([]);
  });

  test('a success without a token counts as no response', async () => {
    const world = createWorld({ 'POST /login': { code: 200, msg: 'OK' } });
    await expect(run(defineLoginActors(world).logIn, form)).rejects.toThrow('without a token');
  });
});
