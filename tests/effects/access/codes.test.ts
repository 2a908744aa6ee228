import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { codeCountdownMachine } from '../../../machines/access/codeCountdown.machine.js';
import { defineCodeCountdownActors } from '../../../src/effects/access/codeCountdown.js';
import { defineSmsLoginActors } from '../../../src/effects/access/smsLogin.js';
import { createWorld, run, toasts } from './world.js';

const phone = '09171234567';
const address = { purpose: 'register', phone } as const;
const sent = { ...address, solution: null };
const answers = {
  'POST /register/sendRegisterPhoneCode': { code: 200, msg: 'OK' },
  'POST /sendPhoneLoginCode': { code: 429, msg: 'Too many codes.' },
};

describe('a code is sent', () => {
  test('with the phone, an opaque nonce and the id of the browser (C2)', async () => {
    const world = createWorld(answers);
    expect(await run(defineCodeCountdownActors(world).sendCode, sent)).toEqual({ ok: true, value: 60_000 });
    const body = world.calls[0]?.body as { phone: string; code: string; browserUUID: string };
    expect(body.phone).toBe(phone);
    expect(atob(body.code)).toMatch(/^09171234567[1-9]\d{3}$/);
    expect(body.browserUUID).toBe(world.store.get('browserUUID'));
  });

  test('the wait is stored by purpose and phone, and ends after 60 s (C3)', async () => {
    const world = createWorld(answers);
    const { sendCode, recallCodeEnd } = defineCodeCountdownActors(world);
    await run(sendCode, sent);
    world.time.now += 18_000;
    expect(await run(recallCodeEnd, address)).toBe(42_000);
    expect(await run(recallCodeEnd, { ...address, purpose: 'login' })).toBe(0);
    expect(await run(recallCodeEnd, { ...address, phone: '09181234567' })).toBe(0);
    world.time.now += 42_000;
    expect(await run(recallCodeEnd, address)).toBe(0);
  });

  test('a clock that was set back does not prolong the wait', async () => {
    const world = createWorld(answers);
    const { sendCode, recallCodeEnd } = defineCodeCountdownActors(world);
    await run(sendCode, sent);
    world.time.now -= 5_000;
    expect(await run(recallCodeEnd, address)).toBe(60_000);
    world.time.now -= 86_400_000;
    expect(await run(recallCodeEnd, address)).toBe(0);
  });

  test('with a captcha if the server asked for one, which raises no toast', async () => {
    const world = createWorld({ 'POST /sendPhoneLoginCode': { code: 10_101, msg: 'Please type the code.' } });
    const solution = { code: '4821', uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const login = { purpose: 'login', phone, solution } as const;
    expect(await run(defineCodeCountdownActors(world).sendCode, login)).toMatchObject({
      problem: { code: 'captchaRequired' },
    });
    expect(world.calls[0]?.body).toMatchObject({ captcha: '4821', captchaUuid: solution.uuid });
    expect(toasts(world.told)).toEqual([]);
  });

  test('a refusal stores no wait and raises no toast: the form says it (B3)', async () => {
    const world = createWorld(answers);
    const { sendCode, recallCodeEnd } = defineCodeCountdownActors(world);
    const login = { purpose: 'login', phone } as const;
    expect(await run(sendCode, { ...login, solution: null })).toEqual({
      ok: false,
      problem: { code: 'tooManyRequests', text: 'Too many codes.' },
    });
    expect(toasts(world.told)).toEqual([]);
    expect(await run(recallCodeEnd, login)).toBe(0);
  });

  test.each([
    'gibberish',
    '{"version":0,"ends":{"register:09171234567":9999999999999}}',
    '{"version":1,"ends":{"register:09171234567":"soon"}}',
  ])('an unreadable value is ignored: %s', async (text) => {
    const world = createWorld();
    world.store.set('codeEnd', text);
    expect(await run(defineCodeCountdownActors(world).recallCodeEnd, address)).toBe(0);
  });
});

describe('the countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('follows the clock, not the ticks, and continues after a reload', async () => {
    const world = createWorld(answers);
    const machine = codeCountdownMachine.provide({
      actors: defineCodeCountdownActors(world),
      actions: { raiseSent: () => undefined, reportSent: () => undefined },
    });
    const first = createActor(machine, { input: { purpose: 'register', phone: null } }).start();
    first.send({ type: 'codeCountdown.requested', phone });
    await expect.poll(() => first.getSnapshot().value).toBe('counting');
    world.time.now += 30_000;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first.getSnapshot().context.remaining).toBe(30_000);
    first.stop();

    const second = createActor(machine, { input: { purpose: 'register', phone } }).start();
    await expect.poll(() => second.getSnapshot().value).toBe('counting');
    expect(second.getSnapshot().context.remaining).toBe(30_000);
    world.time.now += 30_000;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.getSnapshot().value).toBe('ended');
    expect(world.calls).toHaveLength(1);
    second.stop();
  });
});

test('a code logs in, or the refusal says what is wrong with it', async () => {
  const world = createWorld({
    'POST /smsLogin': [
      { code: 10104, msg: 'Wrong code.' },
      { code: 200, msg: 'OK', token: 'token-1' },
    ],
  });
  const { logInBySms } = defineSmsLoginActors(world);
  expect(await run(logInBySms, { phone, code: '482913' })).toEqual({
    ok: false,
    problem: { code: 'wrongCode', text: 'Wrong code.' },
  });
  expect(await run(logInBySms, { phone, code: '482914' })).toEqual({ ok: true, value: { token: 'token-1' } });
  expect(world.calls[1]?.body).toMatchObject({ phone, code: '482914' });
});
