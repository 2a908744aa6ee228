import { useRef } from 'react';

/** The spec's button throttle. */
const throttleMs = 1000;

type Press = { timeStamp: number; preventDefault: () => void };

/**
 * Takes a press and ignores those of the next 1000 ms, a submit included. It compares the events' own time stamps, so
 * there is no timer to forget.
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
