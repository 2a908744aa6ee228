import { expect, test } from 'vitest';
import { defineWinnersActors } from '../../../src/effects/lobby/winners.js';
import { winnersOf } from '../../fixtures/lobby/games.js';
import { createWorld, run, toasts } from '../access/world.js';

test('the winners of a period are read with the time of the reading', async () => {
  const outside = createWorld({ 'GET /game/winner/list': { code: 200, msg: 'OK', data: winnersOf(2) } });
  const list = await run(defineWinnersActors(outside).loadWinners, { period: 'weekly' });
  expect(list).toEqual({ winners: winnersOf(2), readAt: outside.now() });
  expect(outside.calls.map(({ query }) => query)).toEqual(['period=weekly']);
});

test('winners that cannot be read reject without a toast: the page says so', async () => {
  const outside = createWorld({ 'GET /game/winner/list': { code: 10_400, msg: 'no' } });
  await expect(run(defineWinnersActors(outside).loadWinners, { period: 'daily' })).rejects.toThrow('invalidRequest');
  expect(toasts(outside.told)).toEqual([]);
});

test('the own place is read for its period, and null is an answer', async () => {
  const [winner] = winnersOf(1);
  const win = { ...winner, rank: 41 };
  const outside = createWorld({ 'GET /game/winner/own': { code: 200, msg: 'OK', data: win } });
  expect(await run(defineWinnersActors(outside).loadOwn, { period: 'monthly' })).toEqual({ period: 'monthly', win });
  expect(outside.calls.map(({ query }) => query)).toEqual(['period=monthly']);
  const without = createWorld({ 'GET /game/winner/own': { code: 200, msg: 'OK', data: null } });
  expect(await run(defineWinnersActors(without).loadOwn, { period: 'daily' })).toEqual({ period: 'daily', win: null });
});
