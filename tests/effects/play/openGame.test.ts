import { expect, test } from 'vitest';
import { holdOpenGame, isGameOpen } from '../../../src/effects/play/openGame.js';

/** The locks of one browser, which all of its tabs share. */
function createLocks() {
  const held = new Set<object>();
  const request = async (name: string, _: LockOptions, work: () => Promise<void>) => {
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  return { request, query: async () => ({ held: [...held] }) } as unknown as LockManager;
}

test('a game is open as long as a tab of this browser shows one', async () => {
  const locks = createLocks();
  expect(await isGameOpen(locks)).toBe(false);
  const leave = [holdOpenGame(locks), holdOpenGame(locks)];
  leave[0]?.();
  expect(await isGameOpen(locks)).toBe(true);
  leave[1]?.();
  await Promise.resolve();
  expect(await isGameOpen(locks)).toBe(false);
});

test('a browser without locks shows the warning as before', async () => {
  holdOpenGame(undefined)();
  expect(await isGameOpen(undefined)).toBe(false);
});
