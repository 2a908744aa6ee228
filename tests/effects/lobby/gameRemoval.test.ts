import { expect, test } from 'vitest';
import { defineGameRemovalActors } from '../../../src/effects/lobby/gameRemoval.js';
import { slot } from '../../../src/effects/store.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => String(first + index));

test.each([
  ['favorites', '/game/favorite/1,2'],
  ['likes', '/game/like/1,2'],
  ['history', '/game/history/1,2'],
] as const)('games of %s are removed by one request', async (kind, path) => {
  const outside = createWorld({ [`DELETE ${path.replace(',', '%2C')}`]: ok, [`DELETE ${path}`]: ok });
  const result = await run(defineGameRemovalActors(outside).removeGames, { kind, gameIds: ['1', '2'] });
  expect(result).toEqual({ ok: true, value: null });
  expect(outside.calls.map(({ path: sent }) => decodeURIComponent(sent))).toEqual([path]);
  expect(outside.kept.has(slot.favoriteChanged)).toBe(kind === 'favorites');
});

test('more than ten games are sent ten at a time, and a refusal ends it without a toast', async () => {
  const paths = [ids(10), ids(10, 11), ids(3, 21)].map((some) => some.join(','));
  const answers = (second: object) =>
    Object.fromEntries(
      paths.flatMap((path, at) => {
        const answer = at === 1 ? second : ok;
        return [
          [`DELETE /game/history/${path}`, answer],
          [`DELETE /game/history/${encodeURIComponent(path)}`, answer],
        ];
      }),
    );
  const all = createWorld(answers(ok));
  await run(defineGameRemovalActors(all).removeGames, { kind: 'history', gameIds: ids(23) });
  expect(all.calls.map(({ path }) => decodeURIComponent(path))).toEqual(paths.map((path) => `/game/history/${path}`));

  const some = createWorld(answers({ code: 10_400, msg: 'no' }));
  const result = await run(defineGameRemovalActors(some).removeGames, { kind: 'history', gameIds: ids(23) });
  expect(result).toMatchObject({ ok: false, problem: { code: 'invalidRequest' } });
  expect(some.calls).toHaveLength(2);
  expect(toasts(some.told)).toEqual([]);
});
