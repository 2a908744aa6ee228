/** The only source of time in the server. */
export interface Clock {
  now(): Date;
}

/** A clock that test mode can set forward or back. */
export interface ShiftableClock extends Clock {
  /** Milliseconds added to the system's time. */
  offset: number;
}

export function systemClock(): ShiftableClock {
  return {
    offset: 0,
    now() {
      return new Date(Date.now() + this.offset);
    },
  };
}
