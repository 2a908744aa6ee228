import { fromCallback } from 'xstate';
import type { Locks } from './locks.js';

/** Holds the lead of this browser's tabs under a name until it is stopped. */
export const leadOf = (name: string, locks: Locks) =>
  fromCallback<{ type: 'lead.gained' }>(({ sendBack }) => {
    // Without locks each visible tab leads; the time of the last request, which they share, keeps them from asking twice.
    if (!locks) {
      sendBack({ type: 'lead.gained' });
      return undefined;
    }
    const end = new AbortController();
    const untilEnd = () => {
      sendBack({ type: 'lead.gained' });
      return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    };
    // The browser passes the lock on when the tab closes or crashes. An aborted request rejects, which is no failure.
    locks.request(name, { signal: end.signal }, untilEnd).catch(() => undefined);
    return () => end.abort();
  });

/**
 * How long a new leader waits for its first request, in ms; `since`: since the last one of any tab. An unreadable time, or one
 * in the future after the clock was set back, is no reason to wait.
 */
export const restOf = (interval: number, since: number): number =>
  since >= 0 && since < interval ? interval - since : 0;
