/** Trade states on the wire (E3). */
export const onWire = { pendingReview: 0, failed: 1, pendingPayment: 2, done: 3 } as const;
