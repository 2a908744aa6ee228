import { expect, test } from 'vitest';
import { defineProfileActors } from '../../../src/effects/account/profile.js';
import { player } from '../../fixtures/access/players.js';
import { createWorld, run, toasts } from '../access/world.js';

const user = { code: 200, msg: 'OK', user: player };
const cards = (...names: string[]) => ({
  code: 200,
  msg: 'OK',
  data: names.map((bankCardName, index) => ({ id: String(index), bankCardName })),
});

test.each([
  ['2026-11-21T15:59:59Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
])("today is the day in the site's time zone: %s in UTC+8 is %s", async (at, today) => {
  const world = createWorld({ 'GET /getInfo': user, 'GET /gameUserBankCard/list': cards('Marisol Reyes') });
  // The clock of the phone is a month behind.
  Object.assign(world.time, { now: Date.parse(at) - 30 * 86_400_000, server: Date.parse(at) });
  expect(await run(defineProfileActors(world).loadProfile, { timeZone: 'UTC+8' })).toEqual({
    user: player,
    cardNames: ['Marisol Reyes'],
    today,
  });
});

test('the profile is shown without the cards, which only warn of another name', async () => {
  const world = createWorld({ 'GET /getInfo': user, 'GET /gameUserBankCard/list': 'broken' });
  expect(await run(defineProfileActors(world).loadProfile, { timeZone: 'UTC+8' })).toMatchObject({ cardNames: [] });
  expect(toasts(world.told)).toEqual([]);
});

test('without the profile there is nothing to show', async () => {
  const world = createWorld({ 'GET /getInfo': 'broken', 'GET /gameUserBankCard/list': cards() });
  await expect(run(defineProfileActors(world).loadProfile, { timeZone: 'UTC+8' })).rejects.toThrow();
});

test('only the field that was changed is sent; the answer is the whole profile', async () => {
  const changed = { ...player, nickname: 'Tala' };
  const world = createWorld({ 'POST /edit': { ...user, user: changed } });
  expect(await run(defineProfileActors(world).sendField, { field: 'nickname', value: 'Tala' })).toEqual({
    ok: true,
    value: changed,
  });
  expect(world.calls.map(({ body }) => body)).toEqual([{ nickname: 'Tala' }]);
});

test('a refusal is drawn at its field, without a toast', async () => {
  const world = createWorld({ 'POST /edit': { code: 10803, msg: 'It is set.', field: 'birthday' } });
  expect(await run(defineProfileActors(world).sendField, { field: 'birthday', value: '1990-05-17' })).toEqual({
    ok: false,
    problem: { code: 'birthdayFixed', text: 'It is set.', field: 'birthday' },
  });
  expect(toasts(world.told)).toEqual([]);
});

test('a lost response rejects, so that the chart asks what became of the change', async () => {
  const world = createWorld({ 'POST /edit': 'broken', 'GET /getInfo': user });
  const actors = defineProfileActors(world);
  await expect(run(actors.sendField, { field: 'nickname', value: 'Tala' })).rejects.toThrow();
  expect(await run(actors.loadUser)).toEqual(player);
});

test('an answer without the profile is no answer', async () => {
  const world = createWorld({ 'POST /edit': { code: 200, msg: 'OK' } });
  const saving = run(defineProfileActors(world).sendField, { field: 'nickname', value: 'Tala' });
  await expect(saving).rejects.toThrow('no player');
});
