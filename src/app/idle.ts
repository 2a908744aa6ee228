/**
 * A moment in which the browser has nothing else to do, or four seconds. Behind a frame: where an animation ended with its
 * element, Chromium calls no moment idle until it has drawn the next one.
 */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 4_000 }) : setTimeout(resolve, 200),
    ),
  );
