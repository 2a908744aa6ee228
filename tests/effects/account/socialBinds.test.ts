import { afterEach, expect, test, vi } from 'vitest';
import { defineSocialBindsActors } from '../../../src/effects/account/socialBinds.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const grant = { state: 'a'.repeat(43), code: 'code-1' };
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

test('the result of Facebook is removed from the URL before the first request, and stored nowhere (C9)', async () => {
  vi.stubGlobal('location', { pathname: '/pages/account/socialBinds', search: `?code=code-1&state=${grant.state}` });
  const world = worldWith({});
  expect(await run(defineSocialBindsActors(world).recallReturn)).toEqual({ kind: 'granted', grant });
  expect(world.went).toEqual(['replace /pages/account/socialBinds']);
  expect(world.calls).toEqual([]);
  expect([...world.kept.values()].join()).not.toContain('code-1');
});

test('a bind is sent with the id of the browser, and its refusal is shown in place', async () => {
  const world = worldWith({
    'POST /oauth/facebook/login': [
      { code: 10115, msg: 'Linked to another player.' },
      { ...ok, token: 'token-1' },
    ],
  });
  const { bindNetwork } = defineSocialBindsActors(world);
  expect(await run(bindNetwork, grant)).toMatchObject({ ok: false, problem: { code: 'socialTaken' } });
  expect(await run(bindNetwork, grant)).toEqual({ ok: true, value: null });
  const browserUUID = world.store.get('browserUUID');
  expect(world.calls.map(({ body }) => body)).toEqual([
    { ...grant, browserUUID },
    { ...grant, browserUUID },
  ]);
  expect(toasts(world.told)).toEqual([]);
  expect([...world.kept.values()].join()).not.toContain('token-1');
});

test('a bind without a response is sent once', async () => {
  const world = worldWith({ 'POST /oauth/facebook/login': 'broken' });
  await expect(run(defineSocialBindsActors(world).bindNetwork, grant)).rejects.toThrow();
  expect(world.calls).toHaveLength(1);
});

test('the list is loaded, and Facebook is unbound', async () => {
  const world = worldWith({
    'GET /user/socialBind/list': { ...ok, data: [] },
    'DELETE /user/socialBind/facebook': [ok, { code: 10805, msg: 'Only way in.' }],
  });
  const { loadBinds, unbindNetwork } = defineSocialBindsActors(world);
  expect(await run(loadBinds)).toEqual([]);
  expect(await run(unbindNetwork)).toEqual({ ok: true, value: null });
  expect(await run(unbindNetwork)).toMatchObject({ ok: false, problem: { code: 'onlyWayIn' } });
  expect(toasts(world.told)).toEqual([]);
});
