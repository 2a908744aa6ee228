import { addressOf, isPublic, path } from '../../../machines/addresses.js';
import type { PreferencesRef } from '../../../machines/entry/preferences.machine.js';
import { present } from '../../../machines/vocabulary.js';
import { startServiceWorker } from '../../effects/service-worker.js';
import type { AppContextValue } from '../context.js';
import { idle } from './idle.js';
import { paramsIn } from './page.js';

/** Pages that a first tap on home is likely to open. The bench says what all that is prefetched weighs. */
const likelyPages = [path.gameDetail, path.browser];
/** Cards whose data is prefetched at most: about a kilobyte each. */
const mostCards = 4;

/**
 * Prefetches what the player is likely to tap next, one request at a time and only while the browser is idle: the code of two
 * pages, then the data of the tab of all games and of the first cards on screen. A finger that goes down on another link
 * starts the prefetch of its page. The page of a game starts that of the playing page. Nothing is prefetched while the player
 * saves data; it goes on when the data saver is switched off. A slow connection ends the prefetching in idle moments.
 */
export function startPrefetching(context: AppContextValue): void {
  const preferences = present(context.app.getSnapshot().children.preferences);
  const steps = [
    () => context.texts.load('common'),
    ...likelyPages.map((page) => () => context.pages.load(page)),
    async () => prefetchData(context, path.browser),
    ...cardsOnScreen().map(
      ({ href }) =>
        async () =>
          prefetchData(context, href),
    ),
  ];
  const prefetched = runWhenIdle(steps, preferences);
  void (isSavingData(preferences) ? idle() : prefetched).then(() => keepForNextVisit(preferences));
  prefetchPlaying(context, preferences);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin && !isSavingData(preferences) && !isSlow())
        void prefetchPage(context, link.href);
    },
    { passive: true },
  );
}

/** After everything else, so that the first visit does not pay for it. Without a service worker the lobby works as well. */
async function keepForNextVisit(preferences: PreferencesRef): Promise<void> {
  // The files of the development server change.
  if (import.meta.env.PROD) await startServiceWorker(isSavingData(preferences)).catch(() => undefined);
}

/** On the page of a game, the code of the page that its button opens: once, and when the player may open it. */
function prefetchPlaying(context: AppContextValue, preferences: PreferencesRef): void {
  const look = () => {
    const { pathname } = new URL(context.app.getSnapshot().context.place.path, location.origin);
    if (pathname !== path.gameDetail || !mayOpen(context, path.playing)) return;
    subscription.unsubscribe();
    void runWhenIdle([() => context.pages.load(path.playing)], preferences);
  };
  const subscription = context.app.subscribe(look);
  look();
}

/** A finger rests for about 100 ms before a tap: time to start the requests of the page behind the link. */
async function prefetchPage(context: AppContextValue, href: string): Promise<void> {
  const { pathname } = new URL(href, location.origin);
  if (!mayOpen(context, pathname)) return;
  try {
    await context.pages.load(pathname);
    await prefetchData(context, href);
  } catch {
    // The page itself retries and shows the failure.
  }
}

/** Requests what the page behind a link renders first, if its code is loaded. */
async function prefetchData(context: AppContextValue, href: string): Promise<void> {
  const { pathname, search } = new URL(href, location.origin);
  const page = context.pages.get(pathname);
  if (!context.outside || !page || !('prefetch' in page) || !mayOpen(context, pathname)) return;
  await page.prefetch?.(context.outside, paramsIn(search));
}

/** A page for players would ask a visitor to log in. */
const mayOpen = ({ app }: AppContextValue, pathname: string): boolean =>
  addressOf(pathname) !== null && (isPublic(pathname) || app.getSnapshot().matches({ visit: 'player' }));

function cardsOnScreen(): HTMLAnchorElement[] {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${path.gameDetail}"]`)];
  return cards.filter(isOnScreen).slice(0, mostCards);
}

function isOnScreen(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

const isSavingData = (preferences: PreferencesRef): boolean => preferences.getSnapshot().context.isLowData;

/** Resolves when the player switches the data saver off. */
const dataSaverOff = (preferences: PreferencesRef): Promise<void> =>
  new Promise((resolve) => {
    const subscription = preferences.subscribe(({ context }) => {
      if (context.isLowData) return;
      subscription.unsubscribe();
      resolve();
    });
  });

/** Not every browser tells the speed of the connection. */
const isSlow = (): boolean =>
  /2g/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '');

/** One after another, each in an idle moment of its own. A failure is left to the page. */
async function runWhenIdle(
  [step, ...rest]: readonly (() => Promise<unknown>)[],
  preferences: PreferencesRef,
): Promise<void> {
  if (!step) return;
  await idle();
  if (isSavingData(preferences)) {
    await dataSaverOff(preferences);
    return runWhenIdle([step, ...rest], preferences);
  }
  if (isSlow()) return;
  await step().catch(() => undefined);
  return runWhenIdle(rest, preferences);
}
