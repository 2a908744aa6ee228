import { expect, test } from 'vitest';
import { defineGameRecordsActors } from '../../../src/effects/lobby/gameRecords.js';
import { recordForGame } from '../../fixtures/lobby/gameRecords.spec.js';
import { createWorld, run } from '../access/world.js';

test('the participations of a game are one request', async () => {
  const outside = createWorld({
    'GET /gamePromotion/record/game/1001': { code: 200, msg: 'OK', data: [recordForGame()] },
  });
  expect(await run(defineGameRecordsActors(outside).loadRecords, { gameId: '1001' })).toEqual([recordForGame()]);
  expect(outside.calls).toHaveLength(1);
});
