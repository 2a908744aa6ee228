/** Held by every tab of this browser in which a game is on screen. The browser releases it when a tab closes or crashes. */
const lockName = 'openGame';

type Locks = LockManager | undefined;
const ofBrowser = (): Locks => globalThis.navigator?.locks;

/** Holds the lock until the returned function is called. Does nothing where the browser has no locks. */
export function holdOpenGame(locks: Locks = ofBrowser()): () => void {
  const leaving = new AbortController();
  const isLeft = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  locks?.request(lockName, { mode: 'shared' }, () => isLeft).catch(() => undefined);
  return () => leaving.abort();
}

/** Whether a game is on screen in a tab of this browser. */
export async function isGameOpen(locks: Locks = ofBrowser()): Promise<boolean> {
  const held = (await locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name }) => name === lockName);
}
