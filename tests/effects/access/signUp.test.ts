import { describe, expect, test } from 'vitest';
import type { Registration } from '../../../machines/access/signUp.js';
import { defineLoginActors, defineCaptchaActors } from '../../../src/effects/access/login.js';
import { defineResetPasswordActors } from '../../../src/effects/access/resetPassword.js';
import { defineSignUpActors } from '../../../src/effects/access/signUp.js';
import { createWorld, run, toasts } from './world.js';

const bank = { bankCode: '1001', bankName: 'Bayani Bank', icon: '/art/bank-bayani.svg' };
const registration: Registration = {
  phone: '09171234567',
  isAdult: true,
  code: '482913',
  username: '09171234567',
  password: 'mango.moon7',
  inviteCode: '',
  card: null,
};
const accepted = { code: 200, msg: 'OK', token: 'token-1' };
const unknownInvite = { code: 10107, msg: 'Nobody has this invitation code.', field: 'inviteCode' };
const invitesIn = (calls: readonly { body: unknown }[]) =>
  calls.map(({ body }) => (body as { inviteCode?: string }).inviteCode ?? null);

describe('registering', () => {
  test('sends the bank card as the contract wants it, digits as they are', async () => {
    const world = createWorld({ 'POST /v2/register': accepted });
    const card = { bank, bankAccountName: 'Marisol Reyes', bankAccount: '001234567890' };
    expect(await run(defineSignUpActors(world).register, { ...registration, card })).toEqual({
      ok: true,
      value: { token: 'token-1' },
    });
    expect(world.calls[0]?.body).toEqual({
      phone: '09171234567',
      code: '482913',
      username: '09171234567',
      password: 'mango.moon7',
      isAdult: true,
      browserUUID: world.store.get('browserUUID'),
      gameUserBankCard: {
        bank: '1001',
        bankName: 'Bayani Bank',
        bankCardName: 'Marisol Reyes',
        bankCardAccount: '001234567890',
        bankCardRemark: '09171234567',
        icon: '/art/bank-bayani.svg',
        defaultStatus: 0,
        operatorCode: 'CUSTOM',
      },
    });
  });

  test('without SMS and bank sends neither', async () => {
    const world = createWorld({ 'POST /v2/register': accepted });
    await run(defineSignUpActors(world).register, { ...registration, code: '' });
    expect(world.calls[0]?.body).not.toHaveProperty('code');
    expect(world.calls[0]?.body).not.toHaveProperty('gameUserBankCard');
  });

  test('a typed invitation goes before a stored one, an invite before a referral (C5)', async () => {
    const world = createWorld({ 'POST /v2/register': accepted });
    const { register } = defineSignUpActors(world);
    const store = (name: string, code: string) => world.store.set(name, code);
    store('inviteCode', 'INVITE');
    store('referralCode', 'REFER1');
    await run(register, { ...registration, inviteCode: 'TYPED1' });
    store('inviteCode', 'INVITE');
    store('referralCode', 'REFER1');
    await run(register, registration);
    expect(world.store.get('inviteCode')).toBeNull();
    store('inviteCode', 'not one');
    store('referralCode', 'REFER1');
    await run(register, registration);
    expect(invitesIn(world.calls)).toEqual(['TYPED1', 'INVITE', 'REFER1']);
    expect(world.store.get('referralCode')).toBeNull();
  });

  test('an unknown stored invitation is ignored', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite, accepted] });
    world.store.set('inviteCode', 'GONE01');
    expect(await run(defineSignUpActors(world).register, registration)).toMatchObject({ ok: true });
    expect(invitesIn(world.calls)).toEqual(['GONE01', null]);
  });

  test('after an unknown invite the stored referral counts, and what nobody knows is not offered again (C5)', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite, accepted] });
    world.store.set('inviteCode', 'GONE01');
    world.store.set('referralCode', 'REFER1');
    expect(await run(defineSignUpActors(world).register, registration)).toMatchObject({ ok: true });
    expect(invitesIn(world.calls)).toEqual(['GONE01', 'REFER1']);
  });

  test('when nobody knows any of them the account is made without one', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite, unknownInvite, { code: 10103, msg: 'Taken.' }] });
    world.store.set('inviteCode', 'GONE01');
    world.store.set('referralCode', 'GONE02');
    expect(await run(defineSignUpActors(world).register, registration)).toMatchObject({ ok: false });
    expect(invitesIn(world.calls)).toEqual(['GONE01', 'GONE02', null]);
    expect([world.store.get('inviteCode'), world.store.get('referralCode')]).toEqual([null, null]);
  });

  test('a refusal for another reason keeps the stored codes for the next try', async () => {
    const world = createWorld({ 'POST /v2/register': [{ code: 10103, msg: 'Taken.' }] });
    world.store.set('inviteCode', 'INVITE');
    await run(defineSignUpActors(world).register, registration);
    expect(invitesIn(world.calls)).toEqual(['INVITE']);
    expect(world.store.get('inviteCode')).toBe('INVITE');
  });

  test('a lost answer that was an account after all uses the stored codes up', async () => {
    const world = createWorld({ 'POST /login': [{ code: 10102, msg: 'Account or password is wrong.' }, accepted] });
    world.store.set('inviteCode', 'INVITE');
    world.store.set('referralCode', 'REFER1');
    const { askAccount } = defineSignUpActors(world);
    await run(askAccount, { username: 'marisol', password: 'mango.moon7' });
    expect(world.store.get('inviteCode')).toBe('INVITE');
    await run(askAccount, { username: 'marisol', password: 'mango.moon7' });
    expect([world.store.get('inviteCode'), world.store.get('referralCode')]).toEqual([null, null]);
  });

  test('an unknown typed invitation blocks', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite] });
    const typed = { ...registration, inviteCode: 'GONE01' };
    expect(await run(defineSignUpActors(world).register, typed)).toEqual({
      ok: false,
      problem: { code: 'inviteUnknown', text: 'Nobody has this invitation code.', field: 'inviteCode' },
    });
    expect(world.calls).toHaveLength(1);
  });

  test('a write is sent once when nobody answers, and the chart tells it', async () => {
    const world = createWorld({ 'POST /v2/register': 'broken' });
    await expect(run(defineSignUpActors(world).register, registration)).rejects.toThrow();
    expect(world.calls).toHaveLength(1);
    expect(toasts(world.told)).toEqual([]);
  });

  test('asking whether the account exists is a login, told by nobody', async () => {
    const world = createWorld({ 'POST /login': { code: 10102, msg: 'Account or password is wrong.' } });
    const asked = await run(defineSignUpActors(world).askAccount, { username: 'marisol', password: 'mango.moon7' });
    expect(asked).toMatchObject({ ok: false, problem: { code: 'wrongCredentials' } });
    expect(toasts(world.told)).toEqual([]);
  });
});

describe('logging in', () => {
  const form = { username: 'marisol', password: ' any password ', captcha: null };

  test('without a captcha sends none of it; the password goes as typed', async () => {
    const world = createWorld({ 'POST /login': accepted });
    expect(await run(defineLoginActors(world).logIn, form)).toEqual({ ok: true, value: { token: 'token-1' } });
    expect(world.calls[0]?.body).toEqual({
      username: 'marisol',
      password: ' any password ',
      browserUUID: world.store.get('browserUUID'),
    });
  });

  test('with a captcha sends what was read and its id; a failure is toasted once', async () => {
    const world = createWorld({ 'POST /login': { code: 503, msg: 'Wrong picture code.' } });
    const captcha = { code: '4821', uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    expect(await run(defineLoginActors(world).logIn, { ...form, captcha })).toMatchObject({
      ok: false,
      problem: { code: 'wrongCaptcha' },
    });
    expect(world.calls[0]?.body).toMatchObject(captcha);
    expect(toasts(world.told)).toEqual(['wrongCaptcha']);
  });

  test('a success without a token is no answer', async () => {
    const world = createWorld({ 'POST /login': { code: 200, msg: 'OK' } });
    await expect(run(defineLoginActors(world).logIn, form)).rejects.toThrow('without a token');
  });

  test('the captcha is a picture with an id; a refusal is toasted and is none', async () => {
    const world = createWorld({
      'GET /captcha/captchaImage': [
        { code: 200, msg: 'OK', img: 'R0lGODlh', uuid: 'id-1' },
        { code: 429, msg: 'Slowly.' },
      ],
    });
    const { loadCaptcha } = defineCaptchaActors(world);
    expect(await run(loadCaptcha)).toEqual({ uuid: 'id-1', src: 'data:image/gif;base64,R0lGODlh' });
    expect(await run(loadCaptcha)).toBeNull();
    expect(toasts(world.told)).toEqual(['tooManyRequests']);
  });
});

test('a reset sends the new password under the name of the contract', async () => {
  const world = createWorld({ 'PUT /forgetPwd/updatePwd': accepted });
  const form = { phone: '09171234567', code: '482913', username: 'marisol', newPwd: 'mango.moon8' };
  expect(await run(defineResetPasswordActors(world).setPassword, form)).toEqual({
    ok: true,
    value: { token: 'token-1' },
  });
  expect(world.calls[0]?.body).toMatchObject({ password: 'mango.moon8', username: 'marisol' });
  expect(world.calls[0]?.body).not.toHaveProperty('newPwd');
});
