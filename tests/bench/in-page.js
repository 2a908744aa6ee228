// Runs in the page before its own scripts: writes down what the browser tells about the visit.
(() => {
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [], ready: 0, tap: 0 };
  globalThis.__bench = seen;
  const notes = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += value;
    },
    longtask: ({ startTime, duration }) => seen.longTasks.push([startTime, duration]),
  };
  for (const [type, note] of Object.entries(notes)) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  globalThis.__benchReady = new Promise((resolve) => {
    addEventListener('app-ready', () => {
      seen.ready = performance.now();
      resolve();
    });
  });

  /** From a finger on a link to the first frame of the page behind it that waits for nothing. */
  globalThis.__benchTap = () =>
    new Promise((resolve) => {
      let from = 0;
      const address = location.href;
      addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
      const look = () => {
        const main = document.querySelector('main');
        const isThere = location.href !== address && main?.textContent && !main.querySelector('[aria-busy="true"]');
        if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        else requestAnimationFrame(look);
      };
      look();
    });
})();
