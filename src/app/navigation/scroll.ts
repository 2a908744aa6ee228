import { loadedAgainAt } from '../../effects/loaded-again.js';
import { createStore } from '../../effects/store.js';

/** The scroll position of every entry of the history that was seen in this document, or before it was loaded again. */
const positions = new Map<string, number>();
/** The positions of this tab, for its next document. */
const store = createStore(() => sessionStorage);
const slot = 'scrolled';
/** How many entries, the latest ones, are kept for the next document. */
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

export type KeptScroll = {
  /** A page is on screen. Its first scrolling tells it too, but a player may go back before that event has come. */
  arrived: () => void;
  stop: () => void;
};

/**
 * Restores the scroll position on back and forward. The browser alone does it right after the step, when the page is not
 * rendered yet and too short. Any input of the player ends the attempt.
 */
export function keepScroll(): KeptScroll {
  const own = new AbortController();
  const { signal } = own;
  let frame: number | null = null;
  const end = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };

  const restore = (target: number) => {
    end();
    const at = entry();
    const deadline = performance.now() + patienceMs;
    let steady = 0;
    const attempt = (now: number) => {
      // Another page has opened meanwhile: it starts at its top.
      if (entry() !== at) return end();
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
      store.set(slot, JSON.stringify([...positions].slice(-most)));
    },
    options,
  );
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), options);
  let shown = entry();
  const keep = () => {
    shown = entry();
    if (frame === null) positions.set(shown, scrollY);
  };
  addEventListener('scroll', keep, options);
  // A link may be followed before the event of the last scrolling has come: it is delivered with the next frame.
  addEventListener('click', keep, { ...options, capture: true });
  addEventListener(
    'popstate',
    () => {
      // The entry of a dialog lies on that of its page (`ui/back`): the page stays where it is when the dialog closes.
      if (entry() === shown) return;
      shown = entry();
      restore(positions.get(shown) ?? 0);
    },
    options,
  );
  if (inherit()) restore(positions.get(entry()) ?? 0);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(input, end, options);
  return {
    arrived: () => {
      shown = entry();
    },
    stop: () => {
      end();
      own.abort();
      history.scrollRestoration = 'auto';
    },
  };
}

/** Takes over the positions of the last document, if this one was loaded again. Answers whether this entry is among them. */
function inherit(): boolean {
  if (loadedAgainAt() === null) return false;
  for (const [name, position] of positionsIn(store.get(slot))) positions.set(name, position);
  return positions.has(entry());
}

/** Validates what storage returns: another version or another program may have written it. */
function positionsIn(text: string | null): [string, number][] {
  try {
    const left = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(left) ? left.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
