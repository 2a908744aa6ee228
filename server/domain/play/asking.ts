/** The first time that a maker is asked about a transfer, in ms after it was sent, and the longest time between two. */
const FIRST_ASK_MS = 60_000;
const LONGEST_ASK_MS = 3_600_000;

/** When the sweep asks first about what was sent now: the request itself has its response by then. */
export const firstAsk = (at: Date) => ({ ask_at: nextAsk(0, at), asks: 0 });

/** When a maker is asked again, after it was asked so many times: twice as long each time. */
export const nextAsk = (asks: number, at: Date): Date =>
  new Date(at.getTime() + Math.min(FIRST_ASK_MS * 2 ** Math.min(asks, 10), LONGEST_ASK_MS));
