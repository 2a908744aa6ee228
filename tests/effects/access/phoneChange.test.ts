import { expect, test } from 'vitest';
import { defineCodeCountdownActors } from '../../../src/effects/access/codeCountdown.js';
import { definePhoneChangeActors } from '../../../src/effects/access/phoneChange.js';
import { player } from '../../fixtures/access/players.js';
import { createWorld, requestsOf, run, toasts } from './world.js';

const ok = { code: 200, msg: 'OK' };
const form = { phone: '09189876543', code: '482913', oldCode: '193046', password: '' };

test('the present phone is read masked', async () => {
  const world = createWorld({ 'GET /getInfo': { ...ok, user: player } });
  expect(await run(definePhoneChangeActors(world).loadPhone)).toBe('0917•••4567');
});

test('one proof is sent: the old code, or the password', async () => {
  const world = createWorld({ 'PUT /user/changePhone': [ok, ok] });
  const { send } = requestsOf(definePhoneChangeActors(world).sendNewPhone);
  expect(await send(form)).toEqual({ ok: true, value: null });
  await send({ ...form, oldCode: '', password: 'papaya.sun8' });
  expect(world.calls.map(({ body }) => body)).toEqual([
    { phone: form.phone, code: form.code, oldCode: form.oldCode },
    { phone: form.phone, code: form.code, password: 'papaya.sun8' },
  ]);
});

test('a refusal names its field and raises no toast', async () => {
  const world = createWorld({ 'PUT /user/changePhone': { code: 10104, msg: 'Wrong.', field: 'oldCode' } });
  expect(await requestsOf(definePhoneChangeActors(world).sendNewPhone).send(form)).toEqual({
    ok: false,
    problem: { code: 'wrongCode', text: 'Wrong.', field: 'oldCode' },
  });
  expect(toasts(world.told)).toEqual([]);
});

test.each([
  ['the new phone', '0917•••4567', '0918•••6543', { ok: true, value: null }],
  ['the old phone', '0917•••4567', '0917•••4567', { ok: false, problem: { code: 'unreachable' } }],
  ['a third phone', '0917•••4567', '0919•••0000', { ok: false, problem: { code: 'unreachable' } }],
  ['two that look the same', '0918•••6543', '0918•••6543', { ok: false, problem: { code: 'unreachable' } }],
])('after a lost response the masked phone tells what it can: %s', async (_, current, phone, answer) => {
  const world = createWorld({ 'GET /getInfo': { ...ok, user: { ...player, phone } } });
  expect(await requestsOf(definePhoneChangeActors(world).sendNewPhone).trace({ ...form, current })).toEqual(answer);
});

test('the code to the old phone names no phone, because the player knows it only masked; its wait is kept (C3)', async () => {
  const world = createWorld({ 'POST /user/sendOldPhoneCode': ok });
  const { sendCode, recallCodeEnd } = defineCodeCountdownActors(world);
  const address = { purpose: 'leavePhone', phone: player.phone };
  const sent = await run(sendCode, { ...address, solution: { code: '4821', uuid: 'u' } });
  expect(sent).toEqual({ ok: true, value: 60_000 });
  expect(world.calls[0]?.body).toEqual({
    browserUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    captcha: '4821',
    captchaUuid: 'u',
  });
  expect(await run(recallCodeEnd, address)).toBe(60_000);
  expect(await run(recallCodeEnd, { ...address, purpose: 'changePhone' })).toBe(0);
});

test('the code to the new phone is sent with its nonce (C2)', async () => {
  const world = createWorld({ 'POST /user/sendChangePhoneCode': ok });
  await run(defineCodeCountdownActors(world).sendCode, {
    purpose: 'changePhone',
    phone: form.phone,
    solution: null,
  });
  const body = world.calls[0]?.body as { phone?: string; code?: string } | undefined;
  expect(body?.phone).toBe(form.phone);
  expect(atob(body?.code ?? '')).toMatch(/^09189876543\d{4}$/);
});
