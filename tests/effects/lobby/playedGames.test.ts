import { expect, test, vi } from 'vitest';
import { defineSessionActors } from '../../../src/effects/access/session.js';
import { defineGameListActors } from '../../../src/effects/lobby/gameList.js';
import { defineHomeActors } from '../../../src/effects/lobby/home.js';
import { slot } from '../../../src/effects/store.js';
import { player } from '../../fixtures/access/players.js';
import { card, cards } from '../../fixtures/lobby/games.js';
import { createWorld, run } from '../access/world.js';

const list = (rows: object[], total = rows.length) => ({ code: 200, msg: 'OK', rows, total });
const history = { query: { kind: 'history' }, page: 1 };
const opened = (...answers: (object | 'broken')[]) => {
  // A read is sent three times before it counts as failed.
  const sent = answers.flatMap((answer): (object | 'broken')[] =>
    answer === 'broken' ? [answer, answer, answer] : [answer],
  );
  const outside = createWorld({ 'GET /game/history/list': sent });
  outside.store.set(slot.playerId, 'p1');
  const { loadRecent } = defineHomeActors(outside);
  const { loadRows } = defineGameListActors(outside);
  return { outside, recent: () => run(loadRecent), games: () => run(loadRows, history) };
};

test('games that were played are shown from the device, with their time, when they cannot be read', async () => {
  const { outside, recent, games } = opened(list(cards(8)), 'broken', 'broken');
  await games();
  const asOf = outside.time.now;
  outside.time.now += 3_600_000;
  expect(await games()).toEqual({ rows: cards(8), total: 8, asOf });
  expect(await recent()).toEqual({ games: cards(6), asOf });
});

test('the few games of home replace the start of a longer list', async () => {
  const { recent, games } = opened(list(cards(8)), list([card('8'), ...cards(5)], 8), 'broken');
  await games();
  expect(await recent()).toEqual({ games: [card('8'), ...cards(5)], asOf: null });
  expect(await games()).toMatchObject({ rows: [card('8'), ...cards(5), card('6'), card('7')] });
});

test('a history that was emptied is not remembered', async () => {
  const { recent, games } = opened(list(cards(3)), list([]), 'broken');
  await games();
  await recent();
  await expect(games()).rejects.toThrow();
});

test('another player does not see the games, and unreadable ones are ignored', async () => {
  const { outside, games } = opened(list(cards(3)), 'broken', 'broken');
  await games();
  const stored = outside.store.get(slot.playedGames) ?? '';
  outside.store.set(slot.playerId, 'p2');
  await expect(games()).rejects.toThrow();
  outside.store.set(slot.playerId, 'p1');
  outside.store.set(slot.playedGames, stored.replaceAll('"name"', '"nom"'));
  await expect(games()).rejects.toThrow();
});

test('games that are read right after the login are remembered for the player, whose name comes later', async () => {
  const outside = createWorld({
    'GET /game/history/list': [list(cards(3)), 'broken', 'broken', 'broken'],
    'GET /getInfo': { code: 200, msg: 'OK', user: player },
  });
  const { loadRows } = defineGameListActors(outside);
  vi.stubGlobal('document', { cookie: '' });
  await run(defineSessionActors(outside).storeToken, { token: 'token-1' });
  await run(loadRows, history);
  await run(defineSessionActors(outside).loadUser);
  expect(await run(loadRows, history)).toMatchObject({ rows: cards(3), asOf: outside.time.now });
  vi.unstubAllGlobals();
});
