/* Headers by which a caller marks a request. They are apart from the client, which the first page does not need. */

/** Marks a request in the background: no loading indicator. The client removes the header before it sends the request. */
export const quietHeader = 'x-quiet';
/** Marks a request that is sent without a token (section 7, "isToken false"). The client removes this header too. */
export const openHeader = 'x-open';

/** The headers of a request in the background. */
export const noIndicator = { [quietHeader]: '1' };
/** For a request whose failure no screen renders, beside its field or as the state of its chart (B3). */
export const withToast = { hasToast: true } as const;
