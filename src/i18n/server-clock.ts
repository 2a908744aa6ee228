/** Clocks of the device in ms: the time that it shows, and one that nobody sets, which may stand still while it sleeps. */
type Clocks = { shown: () => number; steady: () => number };

/**
 * The server's time, learnt from the `Date` of its responses: limits such as "not in the future" must not depend on the clock
 * of a phone (K3). A response may have waited in a cache, but the server's time is never before any of them, so the latest
 * time counts. Until the first response it is the time of the device.
 */
export function createServerClock({ shown, steady }: Clocks): {
  now: () => number;
  hear: (date: string | null) => void;
  heardAt: () => number | null;
} {
  let heard: { at: number; shown: number; steady: number } | null = null;
  let newest: number | null = null;
  /** The longer of two measures: the steady clock may have slept, and a limit that is too late is judged by the server. */
  const now = () => (heard === null ? shown() : heard.at + Math.max(steady() - heard.steady, shown() - heard.shown));
  return {
    now,
    hear: (date) => {
      const at = Date.parse(date ?? '');
      if (at > (newest ?? -Infinity)) newest = at;
      const known = heard === null ? -Infinity : heard.at + steady() - heard.steady;
      if (at >= known) heard = { at, shown: shown(), steady: steady() };
    },
    /** When the server sent the newest response, in ms since the epoch; null before the first one. */
    heardAt: () => newest,
  };
}

export const serverClock = createServerClock({ shown: () => Date.now(), steady: () => performance.now() });
