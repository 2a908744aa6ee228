import { describe, expect, test } from 'vitest';
import { defineBindPhoneActors } from '../../../src/effects/access/bindPhone.js';
import { defineFillProfileActors } from '../../../src/effects/access/fillProfile.js';
import { outcomeOf } from '../../../src/effects/shared/provideWrite.js';
import { player } from '../../fixtures/access/players.js';
import { createWorld, requestsOf, run, toasts } from './world.js';

const form = {
  nickname: 'Tala',
  realname: 'Tala Rivera',
  gender: 'female',
  birthday: '',
  email: '',
  avatar: '',
} as const;
const userId = '1001';
const statusIn = (world: ReturnType<typeof createWorld>) =>
  JSON.parse(world.store.get('fillProfileStatus') ?? 'null') as unknown;
const profile = (user: object) => ({ 'GET /getInfo': { code: 200, msg: 'OK', user } });

describe('the profile', () => {
  test.each([
    ['2026-11-21T15:59:59Z', '2026-11-21'],
    ['2026-11-21T16:00:00Z', '2026-11-22'],
  ])("today is the day in the site's time zone: %s in UTC+8 is %s", async (at, today) => {
    const world = createWorld({ ...profile(player), 'GET /user/avatar/list': { code: 200, msg: 'OK', data: [] } });
    // The clock of the phone is a month behind.
    Object.assign(world.time, { now: Date.parse(at) - 30 * 86_400_000, server: Date.parse(at) });
    expect(await run(defineFillProfileActors(world).loadSheet, { timeZone: 'UTC+8' })).toMatchObject({
      user: player,
      avatars: [],
      today,
    });
  });

  test('empty fields are not sent, so the server keeps their values', async () => {
    const world = createWorld({ 'POST /edit': { code: 200, msg: 'OK', user: player } });
    expect(await requestsOf(defineFillProfileActors(world).sendProfile).send({ form, before: player })).toEqual({
      ok: true,
      value: null,
    });
    expect(world.calls[0]?.body).toEqual({ nickname: 'Tala', realname: 'Tala Rivera', gender: 'female' });
    expect(statusIn(world)).toEqual({ version: 1, userId, status: 'filled' });
  });

  test('a refusal names its field and raises no toast', async () => {
    const world = createWorld({ 'POST /edit': { code: 10804, msg: 'Too young.', field: 'birthday' } });
    expect(
      await requestsOf(defineFillProfileActors(world).sendProfile).send({
        form: { ...form, birthday: '2010-01-01' },
        before: player,
      }),
    ).toEqual({ ok: false, problem: { code: 'tooYoung', text: 'Too young.', field: 'birthday' } });
    expect(statusIn(world)).toBeNull();
    expect(toasts(world.told)).toEqual([]);
  });

  test.each([
    [{ ...player, nickname: 'Tala', realname: 'Tala Rivera' }, true],
    [{ ...player, nickname: 'Marisol', realname: 'Tala Rivera' }, false],
    [{ ...player, nickname: 'Tala', realname: 'Tala Rivera', birthday: null }, false],
  ])('after a lost response the profile shows whether it was saved', async (user, isSaved) => {
    const world = createWorld(profile(user));
    expect(
      await requestsOf(defineFillProfileActors(world).sendProfile).trace({
        form: { ...form, birthday: player.birthday ?? '' },
        before: player,
      }),
    ).toEqual(outcomeOf(isSaved));
  });

  test.each<[string, object, object, boolean]>([
    ['a real name that arrived, its double blank mended', { realname: '' }, { realname: 'Tala Rivera' }, true],
    ['a real name that did not arrive', { realname: '' }, { realname: '' }, false],
    ['an avatar alone, of which nothing can be told,', { realname: 'Tala Rivera' }, { realname: 'Tala Rivera' }, false],
  ])('%s is enough to tell, if the other fields are unchanged', async (_, before, now, isSaved) => {
    const asFormSays = { ...player, nickname: form.nickname, gender: form.gender };
    const world = createWorld(profile({ ...asFormSays, ...now }));
    expect(
      await requestsOf(defineFillProfileActors(world).sendProfile).trace({
        form: { ...form, realname: 'Tala  Rivera', avatar: 'a-2' },
        before: { ...asFormSays, ...before },
      }),
    ).toEqual(outcomeOf(isSaved));
    expect(statusIn(world)).toEqual(isSaved ? { version: 1, userId: player.userId, status: 'filled' } : null);
  });

  test('skipping is stored for its player', async () => {
    const world = createWorld();
    await run(defineFillProfileActors(world).storeSkip, { userId });
    expect(statusIn(world)).toEqual({ version: 1, userId, status: 'skipped' });
  });
});

describe('the phone', () => {
  test('is requested from the server, with the next step', async () => {
    const ask = (user: object) => run(defineBindPhoneActors(createWorld(profile(user))).loadPhone);
    expect(await ask({ ...player, phone: '' })).toEqual({ hasPhone: false, next: 'loginSuccess' });
    expect(await ask({ ...player, birthday: null })).toEqual({ hasPhone: true, next: 'fillProfile' });
  });

  test('tells after a lost response whether it was bound', async () => {
    const trace = (user: object) =>
      requestsOf(defineBindPhoneActors(createWorld(profile(user))).sendPhone).trace({ phone: '09171234567' });
    expect(await trace(player)).toEqual({ ok: true, value: null });
    expect(await trace({ ...player, phone: '' })).toEqual({ ok: false, problem: { code: 'unreachable' } });
  });

  test('is bound with only its code; the chart shows a refusal, without a toast', async () => {
    const world = createWorld({
      'POST /oauth/bindingPhone': [
        { code: 10105, msg: 'Taken.', field: 'phone' },
        { code: 200, msg: 'OK' },
      ],
    });
    const { send } = requestsOf(defineBindPhoneActors(world).sendPhone);
    const given = { phone: '09171234567', code: '482913' };
    expect(await send(given)).toEqual({
      ok: false,
      problem: { code: 'phoneTaken', text: 'Taken.', field: 'phone' },
    });
    expect(await send(given)).toEqual({ ok: true, value: null });
    expect(world.calls[1]?.body).toEqual(given);
    expect(toasts(world.told)).toEqual([]);
  });
});
