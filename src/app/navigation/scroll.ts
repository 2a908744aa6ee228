/** The scroll position of every entry of the history that was seen in this document, or before it was loaded again. */
const positions = new Map<string, number>();
/** Session storage: the positions of this tab, for its next document. */
const slot = 'scrolled';
/** So many entries, the latest ones, are kept for the next document. */
const most = 50;

/** How long a page may take to become as high as it was: on a slow phone its rows come from the server again. */
const patienceMs = 20_000;
/** The position has to hold for so many frames: the old page stays until the next one has something to show. */
const steadyFrames = 20;

/** The router numbers the entries. The address is part of the key, because a new page may take an old number. */
const entry = (): string => {
  const { idx = 0 } = (history.state as { idx?: number } | null) ?? {};
  return `${idx} ${location.pathname}${location.search}`;
};

/**
 * Restores the scroll position on back and forward. The browser alone does it right after the step, when the page is not
 * rendered yet and too short. Any input of the player ends the attempt. Returns the function that stops it all.
 */
export function keepScroll(): () => void {
  const own = new AbortController();
  const { signal } = own;
  let frame: number | null = null;
  const end = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };

  const restore = (target: number) => {
    end();
    const deadline = performance.now() + patienceMs;
    let steady = 0;
    const attempt = (now: number) => {
      const isThere = Math.abs(scrollY - target) < 1;
      // Rows that replace a skeleton above the position move it.
      steady = isThere && document.querySelector('[aria-busy="true"]') === null ? steady + 1 : 0;
      if (!isThere && document.documentElement.scrollHeight - innerHeight >= target) scrollTo(0, target);
      frame = steady < steadyFrames && now < deadline ? requestAnimationFrame(attempt) : null;
    };
    frame = requestAnimationFrame(attempt);
  };

  const options = { passive: true, signal };
  // The browser's own way looks for the element that was in view, and finds one of the page that is leaving. After a reload
  // it restores the position too, but it stops before a long list has loaded its pages.
  history.scrollRestoration = 'manual';
  addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
      leave();
    },
    options,
  );
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), options);
  const keep = () => frame ?? positions.set(entry(), scrollY);
  addEventListener('scroll', keep, options);
  // A link may be followed before the event of the last scrolling has come: it is delivered with the next frame.
  addEventListener('click', keep, { ...options, capture: true });
  addEventListener('popstate', () => restore(positions.get(entry()) ?? 0), options);
  if (inherit()) restore(positions.get(entry()) ?? 0);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(input, end, options);
  return () => {
    end();
    own.abort();
    history.scrollRestoration = 'auto';
  };
}

/** Keeps the positions for the next document of the tab. A browser may refuse the storage (G4). */
function leave(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify([...positions].slice(-most)));
  } catch {}
}

/** Whether this document was loaded again, by a reload or by a step back from another site; then the positions are taken over. */
function inherit(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded?.type !== 'reload' && loaded?.type !== 'back_forward') return false;
  try {
    const left = JSON.parse(sessionStorage.getItem(slot) ?? '[]') as unknown;
    for (const pair of Array.isArray(left) ? left : []) {
      const [name, position] = Array.isArray(pair) ? (pair as unknown[]) : [];
      if (typeof name === 'string' && typeof position === 'number') positions.set(name, position);
    }
  } catch {}
  return positions.has(entry());
}
