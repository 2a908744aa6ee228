import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  defineFacebookLoginActors,
  defineFacebookStartActors,
  returnIn,
} from '../../../src/effects/access/facebook.js';
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

describe('the way there', () => {
  const address = (url: string) => ({ 'GET /oauth/facebook/getLoginUrl': { code: 200, msg: 'OK', data: { url } } });

  test('is asked of the server, for this browser', async () => {
    const world = worldWith(address('/sandbox/facebook/dialog?state=x'));
    expect(await run(defineFacebookStartActors(world).askAddress)).toEqual({
      ok: true,
      value: { url: '/sandbox/facebook/dialog?state=x' },
    });
    expect(world.calls[0]?.query).toBe(`browserUUID=${world.store.get('browserUUID')}`);
  });

  test.each(['javascript:alert(1)', '//evil.example/x', 'http://social.example/x', '/\\evil.example', 'https:///x'])(
    'leads nowhere else: %s',
    async (url) => {
      await expect(run(defineFacebookStartActors(worldWith(address(url))).askAddress)).rejects.toThrow('that is none');
    },
  );

  test('a refusal is drawn by the chart, not toasted', async () => {
    const world = worldWith({ 'GET /oauth/facebook/getLoginUrl': { code: 10114, msg: 'Not here.' } });
    expect(await run(defineFacebookStartActors(world).askAddress)).toEqual({
      ok: false,
      problem: { code: 'socialUnavailable', text: 'Not here.' },
    });
    expect(toasts(world.told)).toEqual([]);
  });
});

describe('the way back', () => {
  test.each([
    [`?code=code-1&state=${state}`, { kind: 'granted', grant }],
    [`?error=access_denied&state=${state}`, { kind: 'denied' }],
    [`?error=server_error&state=${state}`, { kind: 'none' }],
    [`?code=code-1&state=short`, { kind: 'none' }],
    [`?code=&state=${state}`, { kind: 'none' }],
    [`?code=${'x'.repeat(513)}&state=${state}`, { kind: 'none' }],
    ['', { kind: 'none' }],
  ] as const)('is read as what it is: %s', (query, answer) =>
    expect(returnIn(new URLSearchParams(query))).toEqual(answer),
  );

  test('takes the answer out of the address before anything is asked (C9)', async () => {
    vi.stubGlobal('location', { pathname: '/pages/login/getFacebookQuery', search: `?code=code-1&state=${state}` });
    const world = worldWith({});
    expect(await run(defineFacebookLoginActors(world).readReturn)).toEqual({ kind: 'granted', grant });
    expect(world.went).toEqual(['replace /pages/login/getFacebookQuery']);
    expect(world.calls).toEqual([]);
    expect([...world.kept.values()].join()).not.toContain('code-1');
  });

  test('is exchanged with the id of the browser; the age is said only when it was confirmed', async () => {
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

  test('is sent once when nobody answers', async () => {
    const world = worldWith({ 'POST /oauth/facebook/login': 'broken' });
    await expect(run(defineFacebookLoginActors(world).exchangeGrant, { ...grant, isAdult: false })).rejects.toThrow();
    expect(world.calls).toHaveLength(1);
    expect(toasts(world.told)).toEqual([]);
  });
});

describe('what is still to be asked', () => {
  const stepOf = async (user: object, kept: Readonly<Record<string, string>> = {}) => {
    const world = worldWith({ 'GET /getInfo': { code: 200, msg: 'OK', user } });
    for (const [name, text] of Object.entries(kept)) world.store.set(name, text);
    const step = await run(defineFacebookLoginActors(world).findNextStep, { token: 'token-1' });
    return { step, world };
  };
  const skipped = (userId: string) => ({
    fillProfileStatus: JSON.stringify({ version: 1, userId, status: 'skipped' }),
  });

  test('is asked with the token that nobody has yet', async () => {
    const { world } = await stepOf(newcomer);
    expect(world.calls[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('a phone first, then the profile, then nothing', async () => {
    const phoned = { ...newcomer, phone: '0917•••4567' };
    expect((await stepOf(newcomer)).step).toBe('bindPhone');
    expect((await stepOf(phoned)).step).toBe('fillProfile');
    expect((await stepOf(player)).step).toBe('loginSuccess');
  });

  test('who skipped the profile is not asked again; somebody else is', async () => {
    const phoned = { ...newcomer, phone: '0917•••4567' };
    expect((await stepOf(phoned, skipped('1001'))).step).toBe('loginSuccess');
    expect((await stepOf(phoned, skipped('7'))).step).toBe('fillProfile');
    expect((await stepOf(phoned, { fillProfileStatus: 'gibberish' })).step).toBe('fillProfile');
  });

  test.each([
    ['unbound', 'bindPhone'],
    ['bound', 'loginSuccess'],
  ])('where nobody can be asked, the last time counts: %s', async (status, step) => {
    const world = worldWith({ 'GET /getInfo': 'broken' });
    world.store.set('socialBindStatus', JSON.stringify({ version: 1, userId: '7', status }));
    expect(await run(defineFacebookLoginActors(world).findNextStep, { token: 'token-1' })).toBe(step);
  });

  test('whether a phone is bound is kept, and nothing of the profile (section 3, G5)', async () => {
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
