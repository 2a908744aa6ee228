import { expect, test } from 'vitest';
import { defineForbiddenActors } from '../../../src/effects/entry/forbidden.js';
import { createWorld, run } from '../access/world.js';

const failure = { path: '/user-api/game/home', code: 403, time: '2026-11-21T10:00:00.000Z' };

test.each([
  [JSON.stringify(failure), failure],
  [JSON.stringify({ path: 1 }), null],
  ['gibberish', null],
  ['null', null],
])('reads the stored failure, or null if it is invalid: %s', async (text, stored) => {
  const world = createWorld();
  world.store.set('blockedFailure', text);
  world.time.now = Date.parse(failure.time);
  expect(await run(defineForbiddenActors(world).recallFailure)).toEqual(stored);
});

test('a failure from before the document was opened is over', async () => {
  const world = createWorld();
  world.store.set('blockedFailure', JSON.stringify(failure));
  world.time.now = Date.parse(failure.time) + performance.now() + 60_000;
  expect(await run(defineForbiddenActors(world).recallFailure)).toBeNull();
});

test('checks the access with one request, and removes the stored failure when it is allowed', async () => {
  const world = createWorld({ 'GET /game/getWebsiteInfo': { code: 200, msg: 'OK', data: {} } });
  world.store.set('blockedFailure', JSON.stringify(failure));
  expect(await run(defineForbiddenActors(world).checkAccess)).toBe(true);
  expect(world.calls).toHaveLength(1);
  expect(world.store.get('blockedFailure')).toBeNull();
});
