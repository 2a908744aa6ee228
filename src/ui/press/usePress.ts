import { useRef } from 'react';

/** ms; the button throttle of the spec. */
const throttleMs = 1000;

type Press = { timeStamp: number; preventDefault: () => void };

/**
 * Accepts a press and ignores further ones for 1000 ms, submits included. It compares the time stamps of the events, so no
 * timer has to be cleared.
 */
export function usePress(onPress: (() => void) | undefined, isIgnored: boolean, isRepeatable: boolean) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event: Press): void => {
    if (isIgnored || (!isRepeatable && event.timeStamp - last.current < throttleMs)) {
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    onPress?.();
  };
}
