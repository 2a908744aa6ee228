/**
 * Resolves when the browser is idle, after 4 s at the latest. It waits for a frame first: Chromium reports no idle time after
 * an animation whose element was removed until it has rendered the next frame.
 */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      // oxlint-disable-next-line compat/compat -- looked for in the same line
      'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 4_000 }) : setTimeout(resolve, 200),
    ),
  );
