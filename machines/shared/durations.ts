/** Durations of more than one chart or effect, in ms. One that a single chart needs stands in that chart. */

/** Without a response by then a write is looked up (B4). */
export const requestTimeout = 60_000;
/** The same for a payment channel, which may be slow, and for an upload (B4). */
export const slowRequestTimeout = 300_000;

/** How long a deletion, or messages marked as read, can be undone (G6). */
export const undoWindow = 5_000;

/** From the last key to the request of what was typed (section 9, "debounce"). */
export const debounce = 500;

/** A little less than the five minutes that the server allows the dialog: then the browser closes it without a reason. */
export const passkeyDialogTimeout = 290_000;

/** Between two requests about a game whose outcome is unknown. */
export const gameRetryDelay = 3_000;

/** Between two requests for a participation that can be settled, of all tabs together (F4). */
export const settleInterval = 300_000;
/** Between two counts of the unread messages, of all tabs together. */
export const unreadInterval = 60_000;
