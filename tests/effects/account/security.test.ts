import { expect, test } from 'vitest';
import { defineChangePasswordActors } from '../../../src/effects/account/changePassword.js';
import { defineDevicesActors } from '../../../src/effects/account/devices.js';
import { createWorld, requestsOf, run, toasts } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const own = 'PUT /modified/updatePwd';
const requests = (world: Parameters<typeof defineChangePasswordActors>[0]) =>
  requestsOf(defineChangePasswordActors(world).sendNewPassword);
const ask = (answer: object | 'broken') => {
  const world = createWorld({ [own]: answer });
  return { world, asked: requests(world).trace({ newPassword: 'mango.moon7' }) };
};

test('a change is sent once, and the form shows its refusal', async () => {
  const world = createWorld({ [own]: { code: 10_801, msg: 'Wrong.', field: 'oldPassword' } });
  const form = { oldPassword: 'papaya.sun8', newPassword: 'mango.moon7' };
  expect(await requests(world).send(form)).toEqual({
    ok: false,
    problem: { code: 'wrongPassword', text: 'Wrong.', field: 'oldPassword' },
  });
  expect(world.calls.map(({ body }) => body)).toEqual([form]);
  expect(toasts(world.told)).toEqual([]);
  expect([...world.kept.keys()]).toEqual([]);
});

test('a change that the server always refuses shows which password is in effect', async () => {
  const { world, asked } = ask({ code: 10_802, msg: 'Same.' });
  expect(await asked).toEqual({ ok: true, value: null });
  expect(world.calls.map(({ body }) => body)).toEqual([{ oldPassword: 'mango.moon7', newPassword: 'mango.moon7' }]);
});

test.each([[10_801], [10_108]])('the old one is in effect if the server responds %s', async (code) => {
  expect(await ask({ code, msg: 'No.' }).asked).toEqual({ ok: false, problem: { code: 'unreachable' } });
});

test.each([[{ code: 429, msg: 'Wait.' }], ['broken' as const]])('the outcome is unknown after %j', async (answer) => {
  await expect(ask(answer).asked).rejects.toThrow();
});

test("devices are loaded, and signed out by the contract's id", async () => {
  const world = createWorld({
    'GET /user/device/list': { ...ok, data: [] },
    'DELETE /user/device/others': ok,
    'DELETE /user/device/7': { code: 10_404, msg: 'Gone.' },
  });
  const { loadDevices, sendSignOut } = defineDevicesActors(world);
  const { send } = requestsOf(sendSignOut);
  expect(await run(loadDevices)).toEqual([]);
  expect(await send({ target: 'others' })).toEqual({ ok: true, value: null });
  expect(await send({ target: '7' })).toMatchObject({ ok: false, problem: { code: 'notFound' } });
  expect(toasts(world.told)).toEqual([]);
});

test('a sign-out without a response is found out by the list', async () => {
  const data = [
    { id: '71', isCurrent: true },
    { id: '72', isCurrent: false },
  ];
  const trace = (rows: object[], target: string) =>
    requestsOf(defineDevicesActors(createWorld({ 'GET /user/device/list': { ...ok, data: rows } })).sendSignOut).trace({
      target,
    });
  const unreachable = { ok: false, problem: { code: 'unreachable' } };
  expect(await trace(data, '72')).toEqual(unreachable);
  expect(await trace(data, 'others')).toEqual(unreachable);
  expect(await trace(data, '73')).toEqual({ ok: true, value: null });
  expect(await trace(data.slice(0, 1), 'others')).toEqual({ ok: true, value: null });
});
