/** The Web Locks of a browser; null where there are none. */
export type Locks = LockManager | null;

export const locksOfBrowser = (): Locks => globalThis.navigator?.locks ?? null;
