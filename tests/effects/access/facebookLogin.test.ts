import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineFacebookLoginActors } from '../../../src/effects/access/facebookLogin.js';
import { returnIn } from '../../../src/effects/access/facebookReturn.js';
import { player } from '../../fixtures/access/players.js';
import { createWorld, run, toasts } from './world.js';

const state = 'a'.repeat(43);
const grant = { state, code: 'code-1' };
const newcomer = { ...player, phone: '', realname: '', birthday: null };
const worldWith = (answers: Parameters<typeof createWorld>[0]) => {
  const went: string[] = [];
  return {
    ...createWorld(answers),
    went,
    navigate: (to: string, { replace }: { replace: boolean }) =>
      void went.push(`${replace ? 'replace' : 'push'} ${to}`),
  };
};

afterEach(() => vi.unstubAllGlobals());

describe('the result of Facebook', () => {
  test.each([
    [`?code=code-1&state=${state}`, { kind: 'granted', grant }],
    [`?error=access_denied&state=${state}`, { kind: 'denied' }],
    [`?error=server_error&state=${state}`, { kind: 'none' }],
    [`?code=code-1&state=short`, { kind: 'none' }],
    [`?code=&state=${state}`, { kind: 'none' }],
    [`?code=${'x'.repeat(513)}&state=${state}`, { kind: 'none' }],
    ['', { kind: 'none' }],
  ] as const)('is read from the query: %s', (query, answer) =>
    expect(returnIn(new URLSearchParams(query))).toEqual(answer),
  );

  test('is removed from the URL before the first request (C9)', async () => {
    vi.stubGlobal('location', { pathname: '/pages/login/getFacebookQuery', search: `?code=code-1&state=${state}` });
    const world = worldWith({});
    expect(await run(defineFacebookLoginActors(world).recallReturn)).toEqual({ kind: 'granted', grant });
    expect(world.went).toEqual(['replace /pages/login/getFacebookQuery']);
    expect(world.calls).toEqual([]);
    expect([...world.kept.values()].join()).not.toContain('code-1');
  });

  test('is exchanged with the id of the browser; the age is sent only if it was confirmed', async () => {
    const world = worldWith({
      'POST /oauth/facebook/login': [
        { code: 10109, msg: 'How old?', field: 'isAdult' },
        { code: 200, msg: 'OK', token: 'token-1' },
      ],
    });
    const { exchangeGrant } = defineFacebookLoginActors(world);
    expect(await run(exchangeGrant, { ...grant, isAdult: false })).toMatchObject({
      ok: false,
      problem: { code: 'ageNotConfirmed' },
    });
    expect(await run(exchangeGrant, { ...grant, isAdult: true })).toEqual({ ok: true, value: { token: 'token-1' } });
    const browserUUID = world.store.get('browserUUID');
    expect(world.calls.map(({ body }) => body)).toEqual([
      { ...grant, browserUUID },
      { ...grant, isAdult: true, browserUUID },
    ]);
    expect(toasts(world.told)).toEqual([]);
  });

  test('is sent once if no response comes', async () => {
    const world = worldWith({ 'POST /oauth/facebook/login': 'broken' });
    await expect(run(defineFacebookLoginActors(world).exchangeGrant, { ...grant, isAdult: false })).rejects.toThrow();
    expect(world.calls).toHaveLength(1);
    expect(toasts(world.told)).toEqual([]);
  });
});

describe('the next step', () => {
  const stepOf = async (user: object, kept: Readonly<Record<string, string>> = {}) => {
    const world = worldWith({ 'GET /getInfo': { code: 200, msg: 'OK', user } });
    for (const [name, text] of Object.entries(kept)) world.store.set(name, text);
    const step = await run(defineFacebookLoginActors(world).loadNextStep, { token: 'token-1' });
    return { step, world };
  };
  const skipped = (userId: string) => ({
    fillProfileStatus: JSON.stringify({ version: 1, userId, status: 'skipped' }),
  });

  test('is requested with the token that the session does not have yet', async () => {
    const { world } = await stepOf(newcomer);
    expect(world.calls[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('is the phone first, then the profile, then none', async () => {
    const phoned = { ...newcomer, phone: '0917•••4567' };
    expect((await stepOf(newcomer)).step).toBe('bindPhone');
    expect((await stepOf(phoned)).step).toBe('fillProfile');
    expect((await stepOf(player)).step).toBe('loginSuccess');
  });

  test('is not the profile for a player who skipped it, but is for another player', async () => {
    const phoned = { ...newcomer, phone: '0917•••4567' };
    expect((await stepOf(phoned, skipped('1001'))).step).toBe('loginSuccess');
    expect((await stepOf(phoned, skipped('7'))).step).toBe('fillProfile');
    expect((await stepOf(phoned, { fillProfileStatus: 'gibberish' })).step).toBe('fillProfile');
  });

  test.each([
    ['unbound', 'bindPhone'],
    ['bound', 'loginSuccess'],
  ])('depends on the stored state of the phone if the server cannot be reached: %s', async (status, step) => {
    const world = worldWith({ 'GET /getInfo': 'broken' });
    world.store.set('socialBindStatus', JSON.stringify({ version: 1, userId: '7', status }));
    expect(await run(defineFacebookLoginActors(world).loadNextStep, { token: 'token-1' })).toBe(step);
  });

  test('whether a phone is bound is stored, and nothing of the profile (section 3, G5)', async () => {
    expect(JSON.parse((await stepOf(newcomer)).world.store.get('socialBindStatus') ?? '')).toEqual({
      version: 1,
      userId: '1001',
      status: 'unbound',
    });
    expect(JSON.parse((await stepOf(player)).world.store.get('socialBindStatus') ?? '')).toEqual({
      version: 1,
      userId: '1001',
      status: 'bound',
    });
  });
});
