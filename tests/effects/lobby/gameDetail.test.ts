import { expect, test } from 'vitest';
import { askGameAhead, defineGameDetailActors } from '../../../src/effects/lobby/gameDetail.js';
import { createWorld, run } from '../access/world.js';

const info = 'GET /game/info/7';
const game = { code: 200, msg: 'OK', data: { gameId: '7', name: 'Dragon Tides' } };
const refused = { code: 10_429, msg: 'Too many' };

test('a game that was asked ahead opens without a second call', async () => {
  const outside = createWorld({ [info]: [game] });
  void askGameAhead(outside, '7');
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { name: 'Dragon Tides' },
  });
  expect(outside.calls).toHaveLength(1);
});

test('a refusal of what was asked ahead is not what the page opens with', async () => {
  const outside = createWorld({ [info]: [refused, game] });
  void askGameAhead(outside, '7');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { name: 'Dragon Tides' },
  });
  expect(outside.calls).toHaveLength(2);
});
