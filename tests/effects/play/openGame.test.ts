import { expect, test, vi } from 'vitest';
import { holdOpenGame, isOpenInOtherTab } from '../../../src/effects/play/openGame.js';

/** The locks of one browser, which all of its tabs share. A stolen lock rejects the request of the tab that held it. */
function createLocks() {
  const held = new Map<string, () => void>();
  const request = (name: string, _: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      held.get(name)?.();
      const isBroken = () => reject(new DOMException('stolen', 'AbortError'));
      held.set(name, isBroken);
      void work().then(() => {
        if (held.get(name) === isBroken) held.delete(name);
        resolve();
      });
    });
  return {
    request,
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  } as unknown as LockManager;
}

const nothing = () => undefined;

test('a game is on screen until its page is left', async () => {
  const locks = createLocks();
  expect(await isOpenInOtherTab('S1', locks)).toBe(false);
  const leave = holdOpenGame('S1', nothing, locks);
  expect(await isOpenInOtherTab('S1', locks)).toBe(true);
  expect(await isOpenInOtherTab('S2', locks)).toBe(false);
  leave();
  expect(await isOpenInOtherTab('S1', locks)).toBe(false);
});

test('the tab that shows a game later takes it from the other one, which learns of it once', async () => {
  const locks = createLocks();
  const [onTaken, onTakenLater] = [vi.fn(), vi.fn()];
  const leave = holdOpenGame('S1', onTaken, locks);
  const leaveLater = holdOpenGame('S1', onTakenLater, locks);
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1));
  leave();
  expect(await isOpenInOtherTab('S1', locks)).toBe(true);
  leaveLater();
  expect(await isOpenInOtherTab('S1', locks)).toBe(false);
  expect(onTakenLater).not.toHaveBeenCalled();
});

test('a browser without locks has no other tab with a game', async () => {
  holdOpenGame('S1', nothing, null)();
  expect(await isOpenInOtherTab('S1', null)).toBe(false);
});
