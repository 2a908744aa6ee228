import { locksOfBrowser, type Locks } from '../locks.js';

/** Held by the tab of this browser in which a game is on screen. The browser releases it when a tab closes or crashes. */
const nameOf = (sessionId: string): string => `openGame:${sessionId}`;

/** Settles when the lock that this tab gave up is free: until then a query still lists it. */
let release: Promise<unknown> = Promise.resolve();

/**
 * Holds the lock of a session's game until the returned function is called, and takes it from another tab, where `onTaken` is
 * then called. Does nothing where the browser has no locks.
 */
export function holdOpenGame(sessionId: string, onTaken: () => void, locks: Locks = locksOfBrowser()): () => void {
  const leaving = new AbortController();
  const isLeft = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  const hold = locks
    ?.request(nameOf(sessionId), { steal: true }, () => isLeft)
    .catch(() => {
      if (!leaving.signal.aborted) onTaken();
    });
  return () => {
    release = Promise.resolve(hold);
    leaving.abort();
  };
}

/** Whether the game of this session is on screen in another tab of this browser. Only for a tab that does not show it. */
export async function isOpenInOtherTab(sessionId: string, locks: Locks = locksOfBrowser()): Promise<boolean> {
  await release;
  const held = (await locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name }) => name === nameOf(sessionId));
}
