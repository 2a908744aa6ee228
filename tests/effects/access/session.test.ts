import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { bindPhoneMachine } from '../../../machines/access/bindPhone.machine.js';
import { resetPasswordMachine } from '../../../machines/access/resetPassword.machine.js';
import { signUpMachine } from '../../../machines/access/signUp.machine.js';
import { smsLoginMachine } from '../../../machines/access/smsLogin.machine.js';
import { defineReloadActors, defineSessionActors, watchSession } from '../../../src/effects/access/session.js';
import { player, profile } from '../../fixtures/access/players.js';
import { createWorld, run, toasts } from './world.js';

const ok = { code: 200, msg: 'OK' };
const token = 'token-1';
const cookies: string[] = [];
let page = new EventTarget();

beforeEach(() => {
  cookies.length = 0;
  page = new EventTarget();
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

describe('what is kept', () => {
  test('the token, and a hint without a secret for the server', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.keepToken, { token });
    expect(await run(actors.readToken)).toEqual({ token, profile: null, farewell: null });
    expect(cookies).toEqual([expect.stringMatching(/^player=1; Path=\/; Max-Age=\d+; SameSite=Lax$/)]);
  });

  test('of the player only nickname, avatar and level (G5)', async () => {
    const world = createWorld({ 'GET /getInfo': { ...ok, user: player } });
    const actors = defineSessionActors(world);
    expect(await run(actors.loadUser)).toEqual(player);
    expect(JSON.parse(world.store.get('userInfo') ?? '')).toEqual({ version: 1, profile });
    expect(await run(actors.readToken)).toEqual({ token: null, profile, farewell: null });
    await run(actors.keepToken, { token });
    expect(await run(actors.readToken)).toEqual({ token, profile: null, farewell: null });
  });

  test.each([
    'gibberish',
    '[]',
    '{"version":0,"profile":{}}',
    '{"version":1,"profile":{"nickname":"Marisol"}}',
    '{"version":1,"profile":{"nickname":"Marisol","avatar":null,"level":1}}',
  ])('a profile that nobody can read is none: %s', async (text) => {
    const world = createWorld();
    world.store.set('userInfo', text);
    expect(await run(defineSessionActors(world).readToken)).toEqual({ token: null, profile: null, farewell: null });
  });

  test.each(['', 'two words', 'line\nbreak', 'x'.repeat(1_025)])(
    'what no header could carry is no token: %j',
    async (text) => {
      const world = createWorld();
      world.store.set('token', text);
      expect(await run(defineSessionActors(world).readToken)).toMatchObject({ token: null });
    },
  );

  test('a player whose name cannot be read is told nothing', async () => {
    const world = createWorld({ 'GET /getInfo': { code: 500, msg: 'Broken.' } });
    expect(await run(defineSessionActors(world).loadUser)).toBeNull();
    expect(toasts(world.told)).toEqual([]);
  });

  test('nothing after it is forgotten', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.keepToken, { token });
    for (const name of ['userInfo', 'onlineTime']) world.store.set(name, '1');
    await run(actors.forgetToken, { token });
    expect(['token', 'userInfo', 'onlineTime'].map((name) => world.store.get(name))).toEqual([null, null, null]);
    expect(cookies.at(-1)).toMatch(/^player=; Path=\/; Max-Age=0;/);
  });
});

describe('what one person typed on the way in', () => {
  const drafts = [signUpMachine, smsLoginMachine, resetPasswordMachine, bindPhoneMachine].map(
    ({ id }) => `resume.${id}`,
  );
  const left = (world: ReturnType<typeof createWorld>) => {
    for (const name of drafts) world.store.set(name, '{"version":1,"fields":{"isSent":true}}');
    return () => drafts.filter((name) => world.store.get(name) !== null);
  };

  test('is not there for who uses the browser after a login', async () => {
    const world = createWorld();
    const stillThere = left(world);
    await run(defineSessionActors(world).keepToken, { token });
    expect(stillThere()).toEqual([]);
  });

  test('nor after a logout', async () => {
    const world = createWorld();
    await run(defineSessionActors(world).keepToken, { token });
    const stillThere = left(world);
    await run(defineSessionActors(world).forgetToken, { token });
    expect(stillThere()).toEqual([]);
  });

  test('stays while another tab has logged in: its player is at it', async () => {
    const world = createWorld();
    await run(defineSessionActors(world).keepToken, { token: 'token-2' });
    const stillThere = left(world);
    await expect(run(defineSessionActors(world).forgetToken, { token })).rejects.toThrow('another token');
    expect(stillThere()).toEqual(drafts);
  });
});

describe('a session that died (A2)', () => {
  test('forgets its own token and never the one that another tab stored meanwhile', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.keepToken, { token: 'token-2' });
    await expect(run(actors.forgetToken, { token })).rejects.toThrow('another token');
    expect(await run(actors.readToken)).toMatchObject({ token: 'token-2' });
  });

  test('is not over while the storage keeps the token', async () => {
    const world = createWorld();
    const stubborn = { ...world, store: { ...world.store, remove: () => undefined } };
    const actors = defineSessionActors(stubborn);
    await run(actors.keepToken, { token });
    await expect(run(actors.forgetToken, { token })).rejects.toThrow('keeps the token');
  });

  test('reloads the page once, and its sentence is said there once', async () => {
    const reloads: string[] = [];
    const world = createWorld();
    await run(defineReloadActors({ ...world, reload: (path) => void reloads.push(path) }).reloadPage, {
      path: '/pages/index/index',
      farewell: 'Please log in again.',
    });
    expect(reloads).toEqual(['/pages/index/index']);
    const actors = defineSessionActors(world);
    expect(await run(actors.readToken)).toMatchObject({ farewell: 'Please log in again.' });
    expect(await run(actors.readToken)).toMatchObject({ farewell: null });
  });
});

async function leave(since: number, answers: Parameters<typeof createWorld>[0]) {
  const world = createWorld(answers);
  world.store.set('onlineTime', String(world.now() - since));
  await run(defineSessionActors(world).leave, { token }).catch(() => null);
  return world;
}

describe('logging out (A11)', () => {
  test('the online time that is due goes first, both with the token and beyond the tab', async () => {
    const { calls, told } = await leave(120_000, { 'POST /onlineTime': ok, 'GET /logout': ok });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/onlineTime', { onlineTime: 2 }],
      ['GET', '/logout', null],
    ]);
    expect(calls.map(({ headers, keepalive }) => [headers.get('Authorization'), keepalive])).toEqual([
      ['Bearer token-1', true],
      ['Bearer token-1', true],
    ]);
    expect(told).toEqual([]);
  });

  test('under 50 s nothing is due', async () => {
    const { calls } = await leave(49_999, { 'GET /logout': ok });
    expect(calls.map(({ path }) => path)).toEqual(['/logout']);
  });

  test('a report that fails does not keep anybody', async () => {
    const { calls, told } = await leave(60_000, { 'POST /onlineTime': 'broken', 'GET /logout': ok });
    expect(calls.map(({ path }) => path)).toEqual(['/onlineTime', '/logout']);
    expect(told).toEqual([]);
  });
});

function heardBy(world: ReturnType<typeof createWorld>) {
  const heard: unknown[] = [];
  const parent = setup({ actors: { watch: defineSessionActors(world).watchStoredToken } }).createMachine({
    invoke: { src: 'watch' },
    on: { 'session.replaced': { actions: ({ event }) => void heard.push(event) } },
  });
  return { heard, actor: createActor(parent).start() };
}

const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('other tabs', () => {
  test('a login and a logout elsewhere are heard, other changes are not', () => {
    const world = createWorld();
    const { heard, actor } = heardBy(world);
    world.store.set('token', 'token-2');
    changed('token');
    changed('mode');
    world.store.remove('token');
    changed(null);
    actor.stop();
    changed('token');
    expect(heard).toEqual([
      { type: 'session.replaced', token: 'token-2' },
      { type: 'session.replaced', token: null },
    ]);
  });

  test('a form hears of a session, at once and later', () => {
    const session = setup({}).createMachine({
      initial: 'visitor',
      states: { visitor: { on: { begin: 'player' } }, player: { tags: 'player' } },
    });
    const form = setup({ actors: { watchSession } }).createMachine({
      invoke: { src: 'watchSession' },
      initial: 'open',
      states: { open: { on: { 'session.found': 'found' } }, found: {} },
    });
    const host = setup({ actors: { session, form } }).createMachine({
      invoke: { src: 'session', id: 'session', systemId: 'session' },
      initial: 'first',
      states: {
        first: { invoke: { src: 'form', id: 'form' }, on: { again: 'second' } },
        second: { invoke: { src: 'form', id: 'form' } },
      },
    });
    const actor = createActor(host).start();
    const stateOfForm = () =>
      (actor.getSnapshot().children['form']?.getSnapshot() as { value?: string } | undefined)?.value;
    expect(stateOfForm()).toBe('open');
    actor.getSnapshot().children['session']?.send({ type: 'begin' });
    expect(stateOfForm()).toBe('found');
    actor.send({ type: 'again' });
    expect(stateOfForm()).toBe('found');
    actor.stop();
  });
});
