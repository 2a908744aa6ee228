// Runs in the page before its own scripts: writes down what the browser tells about the visit.
(() => {
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [], ready: 0 };
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

  /** When the app has the page and the first of these is in it. */
  globalThis.__benchShown = async (selector) => {
    await globalThis.__benchReady;
    return new Promise((resolve) => {
      const look = () => (document.querySelector(selector) ? resolve(performance.now()) : requestAnimationFrame(look));
      look();
    });
  };

  /** Nothing came for half a second, and the processor has nothing to do: late pictures and pages fetched ahead are in. */
  globalThis.__benchIdle = () =>
    new Promise((resolve) => {
      const look = () => {
        const last = Math.max(0, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
        if (performance.now() - last > 500) resolve();
        else requestIdleCallback(look);
      };
      // After a frame, as the app itself waits: see src/app/navigation/idle.ts.
      requestAnimationFrame(() => requestIdleCallback(look));
    });

  /** From a finger to the game's message that a stake is possible. */
  globalThis.__benchStake = () =>
    new Promise((resolve) => {
      let from = 0;
      addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
      addEventListener('message', ({ data }) => {
        if (data?.type === 'ready') resolve(performance.now() - from);
      });
    });
  /** On the page of a game without a lobby around it: from its navigation until it says what to do instead of that it loads. */
  globalThis.__benchStakeAlone = () =>
    new Promise((resolve) => {
      let first = null;
      const look = () => {
        const said = document.querySelector('.result')?.textContent ?? null;
        first ??= said;
        if (said === first) requestAnimationFrame(look);
        else resolve(performance.now());
      };
      look();
    });

  /** Told by attributes: to ask the browser would make it lay the page out in mid tap. */
  const isSeen = (element) => element.isConnected && !element.closest('[hidden], [inert]');

  /**
   * From a finger on a link to the first frame of the page behind it that waits for nothing: the headings of the page that
   * was are gone or hidden, and no shape stands for what is still to come.
   */
  globalThis.__benchTap = () =>
    new Promise((resolve) => {
      const before = [...document.querySelectorAll('main :is(h1, h2)')].filter(isSeen);
      let from = 0;
      addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
      // What comes while a frame is being made is painted with it, whatever comes between two frames with the next.
      let isFrame = false;
      let isThere = false;
      const frame = () => {
        isFrame = true;
        void scheduler.postTask(() => (isFrame = false), { priority: 'user-blocking' });
        if (!isThere) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      // Right behind the frame: a task of another kind waits for what the page draws next, which is below its first view.
      const isPainted = () =>
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      new MutationObserver((_, watching) => {
        const main = document.querySelector('main');
        isThere =
          from > 0 &&
          !before.some(isSeen) &&
          [...(main?.querySelectorAll('h1, h2') ?? [])].some(isSeen) &&
          ![...main.querySelectorAll('[aria-busy="true"]')].some(isSeen);
        if (!isThere) return;
        watching.disconnect();
        if (isFrame) isPainted();
        else requestAnimationFrame(isPainted);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'hidden', 'inert'] });
    });
})();
