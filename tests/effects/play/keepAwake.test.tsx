import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from '../../../src/effects/play/keepAwake.js';

/** A browser with wake locks: it records those that are held and releases them when the page is hidden, as browsers do. */
function browserWithLocks() {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const show = (isShown: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
    if (!isShown) held.clear();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { held, request, show };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

test('the screen stays on while the game is open, also after the player was in another app', async () => {
  const { held, request, show } = browserWithLocks();
  const actor = createActor(keepAwake).start();
  await vi.waitFor(() => expect(held.size).toBe(1));
  show(false);
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  await vi.waitFor(() => expect(held.size).toBe(1));
  actor.stop();
  await vi.waitFor(() => expect(held.size).toBe(0));
  show(false);
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that is granted after the player has left is released', async () => {
  const { held, request } = browserWithLocks();
  createActor(keepAwake).start().stop();
  expect(request).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(held.size).toBe(0));
});

test('a browser that refuses locks, or has none, changes nothing', async () => {
  const { request } = browserWithLocks();
  request.mockRejectedValue(new DOMException('battery is low', 'NotAllowedError'));
  const refused = createActor(keepAwake).start();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
  const without = createActor(keepAwake).start();
  expect([refused.getSnapshot().status, without.getSnapshot().status]).toEqual(['active', 'active']);
  refused.stop();
  without.stop();
});
