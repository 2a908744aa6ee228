import { fromCallback } from 'xstate';

/** Ticks with the time that `now` tells, in ms since the epoch, every `interval` ms: for what counts down on screen. */
export const watchClock = (now: () => number, interval: number) =>
  fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: now() }), interval);
    return () => clearInterval(timer);
  });
