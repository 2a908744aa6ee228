import { describe, expect, test } from 'vitest';
import type { Registration } from '../../../machines/access/signUp.js';
import { defineRegistrationActors } from '../../../src/effects/access/registration.js';
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
  test('sends the bank card as the contract defines it, with unchanged digits', async () => {
    const world = createWorld({ 'POST /v2/register': accepted });
    const card = { bank, bankAccountName: 'Marisol Reyes', bankAccount: '001234567890' };
    expect(await run(defineRegistrationActors(world).register, { ...registration, card })).toEqual({
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
    await run(defineRegistrationActors(world).register, { ...registration, code: '' });
    expect(world.calls[0]?.body).not.toHaveProperty('code');
    expect(world.calls[0]?.body).not.toHaveProperty('gameUserBankCard');
  });

  test('prefers a typed invitation to a stored one, and an invite to a referral (C5)', async () => {
    const world = createWorld({ 'POST /v2/register': accepted });
    const { register } = defineRegistrationActors(world);
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
    expect(await run(defineRegistrationActors(world).register, registration)).toMatchObject({ ok: true });
    expect(invitesIn(world.calls)).toEqual(['GONE01', null]);
  });

  test('after an unknown invite the stored referral counts, and the unknown code is not sent again (C5)', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite, accepted] });
    world.store.set('inviteCode', 'GONE01');
    world.store.set('referralCode', 'REFER1');
    expect(await run(defineRegistrationActors(world).register, registration)).toMatchObject({ ok: true });
    expect(invitesIn(world.calls)).toEqual(['GONE01', 'REFER1']);
  });

  test('if the server knows none of the codes, the account is created without one', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite, unknownInvite, { code: 10103, msg: 'Taken.' }] });
    world.store.set('inviteCode', 'GONE01');
    world.store.set('referralCode', 'GONE02');
    expect(await run(defineRegistrationActors(world).register, registration)).toMatchObject({ ok: false });
    expect(invitesIn(world.calls)).toEqual(['GONE01', 'GONE02', null]);
    expect([world.store.get('inviteCode'), world.store.get('referralCode')]).toEqual([null, null]);
  });

  test('a refusal for another reason keeps the stored codes for the next try', async () => {
    const world = createWorld({ 'POST /v2/register': [{ code: 10103, msg: 'Taken.' }] });
    world.store.set('inviteCode', 'INVITE');
    await run(defineRegistrationActors(world).register, registration);
    expect(invitesIn(world.calls)).toEqual(['INVITE']);
    expect(world.store.get('inviteCode')).toBe('INVITE');
  });

  test('if the account exists after a lost response, the stored codes are used up', async () => {
    const world = createWorld({ 'POST /login': [{ code: 10102, msg: 'Account or password is wrong.' }, accepted] });
    world.store.set('inviteCode', 'INVITE');
    world.store.set('referralCode', 'REFER1');
    const { traceAccount } = defineRegistrationActors(world);
    await run(traceAccount, { username: 'marisol', password: 'mango.moon7' });
    expect(world.store.get('inviteCode')).toBe('INVITE');
    await run(traceAccount, { username: 'marisol', password: 'mango.moon7' });
    expect([world.store.get('inviteCode'), world.store.get('referralCode')]).toEqual([null, null]);
  });

  test('an unknown typed invitation blocks', async () => {
    const world = createWorld({ 'POST /v2/register': [unknownInvite] });
    const typed = { ...registration, inviteCode: 'GONE01' };
    expect(await run(defineRegistrationActors(world).register, typed)).toEqual({
      ok: false,
      problem: { code: 'inviteUnknown', text: 'Nobody has this invitation code.', field: 'inviteCode' },
    });
    expect(world.calls).toHaveLength(1);
  });

  test('a write without a response is sent once, and the chart reports it', async () => {
    const world = createWorld({ 'POST /v2/register': 'broken' });
    await expect(run(defineRegistrationActors(world).register, registration)).rejects.toThrow();
    expect(world.calls).toHaveLength(1);
    expect(toasts(world.told)).toEqual([]);
  });

  test('a login that checks whether the account exists raises no toast', async () => {
    const world = createWorld({ 'POST /login': { code: 10102, msg: 'Account or password is wrong.' } });
    const asked = await run(defineRegistrationActors(world).traceAccount, {
      username: 'marisol',
      password: 'mango.moon7',
    });
    expect(asked).toMatchObject({ ok: false, problem: { code: 'wrongCredentials' } });
    expect(toasts(world.told)).toEqual([]);
  });
});
