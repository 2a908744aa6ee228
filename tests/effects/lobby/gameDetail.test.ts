import { expect, test } from 'vitest';
import { prefetchGame, defineGameDetailActors } from '../../../src/effects/lobby/gameDetail.js';
import { createWorld, run } from '../access/world.js';

const info = 'GET /game/info/7';
const game = { code: 200, msg: 'OK', data: { gameId: '7', name: 'Dragon Tides' } };
const refused = { code: 10_429, msg: 'Too many' };

test('a prefetched game opens without a second request', async () => {
  const outside = createWorld({ [info]: [game] });
  void prefetchGame(outside, '7');
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { game: { name: 'Dragon Tides' }, readAt: expect.any(Number) as number },
  });
  expect(outside.calls).toHaveLength(1);
});

test('a refused prefetch is not used: the page sends its own request', async () => {
  const outside = createWorld({ [info]: [refused, game] });
  void prefetchGame(outside, '7');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { game: { name: 'Dragon Tides' }, readAt: expect.any(Number) as number },
  });
  expect(outside.calls).toHaveLength(2);
});
