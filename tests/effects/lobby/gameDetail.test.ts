import { expect, test, vi } from 'vitest';
import { prefetchGame, defineGameDetailActors } from '../../../src/effects/lobby/gameDetail.js';
import { createWorld, run } from '../access/world.js';

const info = 'GET /game/info/7';
const game = { code: 200, msg: 'OK', data: { gameId: '7', name: 'Dragon Tides' } };
const taking = (walletMode: string) => ({ ...game, data: { ...game.data, walletMode } });
const refused = { code: 10_429, msg: 'Too many' };

/** The page's world: counts how often the form for the amount is loaded. */
function createPageWorld(...answers: object[]) {
  const loadAmountForm = vi.fn(() => Promise.resolve());
  return { ...createWorld({ [info]: answers }), loadAmountForm };
}

test('a prefetched game opens without a second request', async () => {
  const outside = createPageWorld(game);
  void prefetchGame(outside, '7');
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { game: { name: 'Dragon Tides' }, readAt: expect.any(Number) as number },
  });
  expect(outside.calls).toHaveLength(1);
});

test('a refused prefetch is not used: the page sends its own request', async () => {
  const outside = createPageWorld(refused, game);
  void prefetchGame(outside, '7');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await run(defineGameDetailActors(outside).loadGame, { gameId: '7' })).toMatchObject({
    ok: true,
    value: { game: { name: 'Dragon Tides' }, readAt: expect.any(Number) as number },
  });
  expect(outside.calls).toHaveLength(2);
});

test('only a game that takes an amount loads its form, and is not shown without it', async () => {
  const onWallet = createPageWorld(taking('seamless'));
  await run(defineGameDetailActors(onWallet).loadGame, { gameId: '7' });
  expect(onWallet.loadAmountForm).not.toHaveBeenCalled();

  const withAmount = createPageWorld(taking('transfer'));
  await run(defineGameDetailActors(withAmount).loadGame, { gameId: '7' });
  expect(withAmount.loadAmountForm).toHaveBeenCalledOnce();

  const lost = { ...createPageWorld(taking('transfer')), loadAmountForm: () => Promise.reject(new Error('no chunk')) };
  await expect(run(defineGameDetailActors(lost).loadGame, { gameId: '7' })).rejects.toThrow('no chunk');
});
