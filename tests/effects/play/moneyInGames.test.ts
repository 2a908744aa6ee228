import { expect, test } from 'vitest';
import { defineMoneyInGamesActors } from '../../../src/effects/play/moneyInGames.js';
import { left } from '../../fixtures/play/moneyInGames.spec.js';
import { settled } from '../../fixtures/play/sessions.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const list = 'GET /game/session/money/list';

test('sessions that were known and hold no money any more are read; those that still do are not', async () => {
  const world = createWorld({ [list]: ok([left]), 'GET /game/session/info/S9': ok(settled) });
  const { loadMoney } = defineMoneyInGamesActors(world);
  expect(await run(loadMoney, { known: ['S1', 'S9'] })).toEqual({ rows: [left], ended: [settled] });
  expect(world.calls).toHaveLength(2);
});

test('an exit names its session, and its refusal is no toast', async () => {
  const world = createWorld({ 'POST /exitGame': { code: 10_306, msg: 'The game is finishing a round.' } });
  const { exitGame } = defineMoneyInGamesActors(world);
  expect(await run(exitGame, { sessionId: 'S1' })).toMatchObject({ ok: false, problem: { code: 'makerLocked' } });
  expect(world.calls.map(({ body }) => body)).toEqual([{ sessionId: 'S1' }]);
  expect(toasts(world.told)).toEqual([]);
});
