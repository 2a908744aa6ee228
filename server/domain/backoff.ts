/** The first time that a company is asked about what was sent to it, in ms, and the longest time between two. */
const FIRST_ASK_MS = 60_000;
const LONGEST_ASK_MS = 3_600_000;

/** When a company is asked again, after it was asked so many times: after a minute, then after twice as long each time. */
export const nextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_ASK_MS * 2 ** asks, LONGEST_ASK_MS));

/** The columns of what was sent now: the request itself has its response before the first time. */
export const firstAsk = (now: Date) => ({ ask_at: nextAsk(0, now), asks: 0 });
