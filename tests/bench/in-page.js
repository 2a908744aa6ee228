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

  /** Told by attributes: to ask the browser would make it lay the page out in mid tap. */
  const isSeen = (element) => element.isConnected && !element.closest('[hidden], [inert]');

  /** Where a finger reaches the first of these elements, once a frame with it was painted: its middle, in CSS pixels. */
  globalThis.__benchPainted = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const target = document.querySelector(selector);
        const { x, y, width, height } = target?.getBoundingClientRect() ?? { width: 0 };
        const middle = [x + width / 2, y + height / 2];
        const isThere = width > 0 && target.contains(document.elementFromPoint(...middle));
        requestAnimationFrame(isThere ? () => setTimeout(() => resolve(middle)) : look);
      };
      look();
    });

  const tapped = 'benchTapped';
  /** The first heading of the page; those below it may be the same on the next page. */
  const heading = () => [...document.querySelectorAll('main h1')].find(isSeen)?.textContent;
  /** Keeps the time of the next touch, and what the page was, for the document that it may lead to. */
  globalThis.__benchLeave = () =>
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem(
          tapped,
          JSON.stringify({ at: performance.timeOrigin + timeStamp, before: heading(), from: location.pathname }),
        );
      },
      { capture: true, once: true },
    );
  const touch = () => JSON.parse(sessionStorage.getItem(tapped));
  /** From that touch to the first content of this document, which has no scripts. */
  globalThis.__benchArrived = () =>
    new Promise((resolve) => {
      const look = () =>
        seen.fcp > 0 ? resolve(performance.timeOrigin + seen.fcp - touch().at) : requestAnimationFrame(look);
      look();
    });
  /** From that touch to the first frame with another heading and with no shape of what is still to come. */
  globalThis.__benchNext = () =>
    new Promise((resolve) => {
      const look = () => {
        const shown = heading();
        const { at, before, from } = touch() ?? { from: location.pathname };
        const isBusy = [...document.querySelectorAll('main [aria-busy="true"]')].some(isSeen);
        if (location.pathname === from || shown === undefined || shown === before || isBusy)
          requestAnimationFrame(look);
        else
          void scheduler.postTask(() => resolve(performance.timeOrigin + performance.now() - at), {
            priority: 'user-blocking',
          });
      };
      requestAnimationFrame(look);
    });

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
