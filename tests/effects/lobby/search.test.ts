import { expect, test } from 'vitest';
import { defineSearchActors } from '../../../src/effects/lobby/search.js';
import { slot } from '../../../src/effects/store.js';
import { card } from '../../fixtures/lobby/games.js';
import { createWorld, run, toasts } from '../access/world.js';

const rows = [card('1')];

test('the suggestions are the first eight games of a word', async () => {
  const outside = createWorld({ 'GET /game/search': { code: 200, msg: 'OK', rows, total: 31 } });
  const { loadSuggestions } = defineSearchActors(outside);
  expect(await run(loadSuggestions, { keyword: ' mango  moon ' })).toEqual({ rows, total: 31 });
  expect(outside.calls.map(({ query }) => query)).toEqual(['keyword=mango+moon&page=1&limit=8']);
});

test('suggestions that cannot be loaded reject without a toast: the page says it (B3)', async () => {
  const outside = createWorld({ 'GET /game/search': { code: 500, msg: 'fault' } });
  await expect(run(defineSearchActors(outside).loadSuggestions, { keyword: 'mango' })).rejects.toThrow();
  expect(toasts(outside.told)).toEqual([]);
});

test('the last words are kept on the device, until the player forgets them', async () => {
  const outside = createWorld({});
  const { recallWords, storeWords } = defineSearchActors(outside);
  expect(await run(recallWords, undefined)).toEqual([]);
  await run(storeWords, { words: ['mango', 'มะม่วง'] });
  expect(await run(recallWords, undefined)).toEqual(['mango', 'มะม่วง']);
  await run(storeWords, { words: [] });
  expect(outside.store.get(slot.searchWords)).toBeNull();
});

test('another player of the same phone does not see them', async () => {
  const outside = createWorld({});
  const { recallWords, storeWords } = defineSearchActors(outside);
  outside.store.set(slot.playerId, 'player-1');
  await run(storeWords, { words: ['mango'] });
  outside.store.set(slot.playerId, 'player-2');
  expect(await run(recallWords, undefined)).toEqual([]);
});

test.each([
  'nonsense',
  '{"version":9,"fields":{"words":["mango"]}}',
  '{"version":1,"fields":{"words":{"0":"mango"}}}',
  `{"version":1,"fields":{"words":[7,"","${'m'.repeat(41)}"]}}`,
])('words that another program stored are ignored: %s', async (text) => {
  const outside = createWorld({});
  outside.store.set(slot.searchWords, text);
  expect(await run(defineSearchActors(outside).recallWords, undefined)).toEqual([]);
});
