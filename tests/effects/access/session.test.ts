import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyStateMachine } from 'xstate';
import type { ChartMeta } from '../../../machines/vocabulary.js';
import { defineReloadActors } from '../../../src/effects/access/reloadPage.js';
import { defineSessionActors, SENT } from '../../../src/effects/access/session.js';
import { ownerIn, resumeSlot, savedIn } from '../../../src/effects/saved.js';
import { defineSearchActors } from '../../../src/effects/lobby/search.js';
import { slot } from '../../../src/effects/store.js';
import { player, profile } from '../../fixtures/access/players.js';
import { everyChart } from '../../support/every-chart.js';
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

describe('storage', () => {
  test('the token, and a hint without a secret for the server', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.storeToken, { token });
    expect(await run(actors.recallToken)).toEqual({ token, profile: null, expiredReason: null });
    expect(cookies).toEqual([expect.stringMatching(/^player=1; Path=\/; Max-Age=\d+; SameSite=Lax$/)]);
  });

  test('holds only nickname, avatar and level of the player (G5)', async () => {
    const world = createWorld({ 'GET /getInfo': { ...ok, user: player } });
    const actors = defineSessionActors(world);
    expect(await run(actors.loadUser)).toEqual(player);
    expect(JSON.parse(world.store.get('userInfo') ?? '')).toEqual({ version: 1, profile });
    expect(await run(actors.recallToken)).toEqual({ token: null, profile, expiredReason: null });
    await run(actors.storeToken, { token });
    expect(await run(actors.recallToken)).toEqual({ token, profile: null, expiredReason: null });
  });

  test.each([
    'gibberish',
    '[]',
    '{"version":0,"profile":{}}',
    '{"version":1,"profile":{"nickname":"Marisol"}}',
    '{"version":1,"profile":{"nickname":"Marisol","avatar":null,"level":1}}',
  ])('an unreadable profile is ignored: %s', async (text) => {
    const world = createWorld();
    world.store.set('userInfo', text);
    expect(await run(defineSessionActors(world).recallToken)).toEqual({
      token: null,
      profile: null,
      expiredReason: null,
    });
  });

  test.each(['', 'two words', 'line\nbreak', 'x'.repeat(1_025)])(
    'a stored value that a header cannot contain is not a token: %j',
    async (text) => {
      const world = createWorld();
      world.store.set('token', text);
      expect(await run(defineSessionActors(world).recallToken)).toMatchObject({ token: null });
    },
  );

  test('a name that cannot be loaded raises no toast', async () => {
    const world = createWorld({ 'GET /getInfo': { code: 500, msg: 'Broken.' } });
    expect(await run(defineSessionActors(world).loadUser)).toBeNull();
    expect(toasts(world.told)).toEqual([]);
  });

  test('is empty after the token is removed', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.storeToken, { token });
    for (const name of ['userInfo', 'onlineTime']) world.store.set(name, '1');
    await run(actors.forgetToken, { token, isExpired: false, expiredReason: null });
    expect(['token', 'userInfo', 'onlineTime'].map((name) => world.store.get(name))).toEqual([null, null, null]);
    expect(cookies.at(-1)).toMatch(/^player=; Path=\/; Max-Age=0;/);
  });

  test('removes the words that the player searched at a logout: the next person at this device does not see them', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.storeToken, { token });
    world.store.set(slot.playerId, player.userId);
    const { recallWords, storeWords } = defineSearchActors(world);
    await run(storeWords, { words: ['mango'] });
    expect(await run(recallWords, undefined)).toEqual(['mango']);
    await run(actors.forgetToken, { token, isExpired: false, expiredReason: null });
    expect(world.store.get(slot.searchWords)).toBeNull();
    expect(await run(recallWords, undefined)).toEqual([]);
  });
});

const resumesOf = ({ meta }: AnyStateMachine['root']) => (meta as ChartMeta | undefined)?.resumes;

describe('fields of unfinished flows', () => {
  const drafts = ['withdrawalForm', 'ownPicture'].map(resumeSlot);
  const left = (world: ReturnType<typeof createWorld>) => {
    for (const name of drafts) world.store.set(name, '{"version":1,"fields":{"isSent":true}}');
    return () => drafts.filter((name) => world.store.get(name) !== null);
  };

  test('is removed at a login', async () => {
    const world = createWorld();
    const stillThere = left(world);
    await run(defineSessionActors(world).storeToken, { token });
    expect(stillThere()).toEqual([]);
  });

  test('is removed at a logout', async () => {
    const world = createWorld();
    await run(defineSessionActors(world).storeToken, { token });
    const stillThere = left(world);
    await run(defineSessionActors(world).forgetToken, { token, isExpired: false, expiredReason: null });
    expect(stillThere()).toEqual([]);
  });

  test('stays if another tab has logged in, because its player may be using it', async () => {
    const world = createWorld();
    await run(defineSessionActors(world).storeToken, { token: 'token-2' });
    const stillThere = left(world);
    await expect(
      run(defineSessionActors(world).forgetToken, { token, isExpired: false, expiredReason: null }),
    ).rejects.toThrow('another token');
    expect(stillThere()).toEqual(drafts);
  });

  test('are listed as sent where they last until they are done', async () => {
    const charts = await everyChart();
    const lasting = charts.filter(({ root }) => resumesOf(root)?.lasts === 'untilDone').map(({ id }) => resumeSlot(id));
    expect(lasting.toSorted()).toEqual(SENT.toSorted());
  });

  describe('that name a key of money', () => {
    const keep = (world: ReturnType<typeof createWorld>, owner: string | null) => {
      for (const name of SENT)
        world.store.set(name, JSON.stringify({ version: 1, at: 0, owner, fields: { key: 'k' } }));
      return () => SENT.filter((name) => world.store.get(name) !== null);
    };
    const identify = (world: ReturnType<typeof createWorld>) => run(defineSessionActors(world).loadUser);
    const answers = { 'GET /getInfo': { ...ok, user: player } };

    test('are removed at a logout', async () => {
      const world = createWorld();
      await run(defineSessionActors(world).storeToken, { token });
      const stillThere = keep(world, player.userId);
      await run(defineSessionActors(world).forgetToken, { token, isExpired: false, expiredReason: null });
      expect(stillThere()).toEqual([]);
    });

    test('and were saved between the login and the name of its player belong to the player', async () => {
      const world = createWorld(answers);
      await run(defineSessionActors(world).storeToken, { token });
      const stillThere = keep(world, null);
      const names = [...drafts, slot.unsentMarks, slot.playedGames];
      for (const name of names) world.store.set(name, '{"version":1,"at":7,"owner":null,"fields":{"isSent":true}}');
      world.store.set('resume.loginGuard', '{"version":1,"at":7,"owner":null,"fields":{"wantedPath":"/"}}');
      await identify(world);
      expect(stillThere()).toEqual([...SENT]);
      for (const name of [...names, ...SENT])
        expect(savedIn(world.store.get(name)), name).toMatchObject({ version: 1, owner: player.userId });
      expect(ownerIn(world.store.get('resume.loginGuard'))).toBeNull();
    });

    test('are there again for the player whose session expired', async () => {
      const world = createWorld(answers);
      await run(defineSessionActors(world).storeToken, { token });
      const stillThere = keep(world, player.userId);
      await run(defineSessionActors(world).forgetToken, { token, isExpired: true, expiredReason: null });
      await run(defineSessionActors(world).storeToken, { token: 'token-2' });
      await identify(world);
      expect(stillThere()).toEqual([...SENT]);
    });

    test('are removed as soon as another player is known', async () => {
      const world = createWorld(answers);
      const stillThere = keep(world, 'somebody else');
      await run(defineSessionActors(world).storeToken, { token });
      await identify(world);
      expect(stillThere()).toEqual([]);
    });

    test('and belong to nobody are removed at a login', async () => {
      const world = createWorld();
      const stillThere = keep(world, null);
      await run(defineSessionActors(world).storeToken, { token });
      expect(stillThere()).toEqual([]);
    });
  });
});

describe('an expired session (A2)', () => {
  test('removes its own token and never the one that another tab stored meanwhile', async () => {
    const world = createWorld();
    const actors = defineSessionActors(world);
    await run(actors.storeToken, { token: 'token-2' });
    await expect(run(actors.forgetToken, { token, isExpired: false, expiredReason: null })).rejects.toThrow(
      'another token',
    );
    expect(await run(actors.recallToken)).toMatchObject({ token: 'token-2' });
  });

  test('does not end while storage keeps the token', async () => {
    const world = createWorld();
    const stubborn = { ...world, store: { ...world.store, remove: () => undefined } };
    const actors = defineSessionActors(stubborn);
    await run(actors.storeToken, { token });
    await expect(run(actors.forgetToken, { token, isExpired: false, expiredReason: null })).rejects.toThrow(
      'keeps the token',
    );
  });

  test('reloads the page once, and the new page shows its sentence once', async () => {
    const reloads: string[] = [];
    const world = createWorld();
    await run(defineReloadActors({ ...world, reload: (path) => void reloads.push(path) }).reloadPage, {
      path: '/pages/index/index',
      expiredReason: 'Please log in again.',
    });
    expect(reloads).toEqual(['/pages/index/index']);
    const actors = defineSessionActors(world);
    expect(await run(actors.recallToken)).toMatchObject({ expiredReason: 'Please log in again.' });
    expect(await run(actors.recallToken)).toMatchObject({ expiredReason: null });
  });
});

async function logOut(since: number, answers: Parameters<typeof createWorld>[0]) {
  const world = createWorld(answers);
  world.store.set('onlineTime', String(world.now() - since));
  await run(defineSessionActors(world).requestLogout, { token }).catch(() => null);
  return world;
}

describe('logging out (A11)', () => {
  test('reports the due online time first; both requests have the token and outlive the tab', async () => {
    const { calls, told } = await logOut(120_000, { 'POST /onlineTime': ok, 'GET /logout': ok });
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

  test('under 50 s no report is due', async () => {
    const { calls } = await logOut(49_999, { 'GET /logout': ok });
    expect(calls.map(({ path }) => path)).toEqual(['/logout']);
  });

  test('a failed report does not stop the logout', async () => {
    const { calls, told } = await logOut(60_000, { 'POST /onlineTime': 'broken', 'GET /logout': ok });
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

const changed = (key: string | null, newValue: string | null = null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

describe('other tabs', () => {
  test('a login and a logout in another tab are reported, other changes are not', () => {
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
      { type: 'session.replaced', token: 'token-2', expiredReason: null },
      { type: 'session.replaced', token: null, expiredReason: null },
    ]);
  });

  test('hear why a session ended here, and nothing of it when the player logs out later', async () => {
    const world = createWorld();
    const { heard } = heardBy(world);
    const expiredReason = 'Please log in again.';
    /** What the browser tells the other tabs. */
    const store: typeof world.store = {
      ...world.store,
      set: (name, text) => (world.store.set(name, text), changed(name, text)),
      remove: (name) => (world.store.remove(name), changed(name)),
    };
    const actors = defineSessionActors({ ...world, store });
    for (const reason of [expiredReason, null]) {
      world.store.set('token', token);
      await run(actors.forgetToken, { token, isExpired: reason !== null, expiredReason: reason });
    }
    expect(heard).toEqual(
      [expiredReason, null].map((reason) => ({ type: 'session.replaced', token: null, expiredReason: reason })),
    );
    expect(await run(actors.recallToken)).toMatchObject({ expiredReason: null });
  });
});
