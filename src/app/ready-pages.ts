import { path } from '../../machines/entry/navigator.js';
import { readyDates } from '../i18n/dates.js';
import { present, type Device } from '../../machines/vocabulary.js';
import { makeStates } from './boot.js';
import type { Host } from './host.js';

/** Pages that a first tap may open. */
const likely = [path.gameDetail, path.browser, '/pages/login/accountLogin', '/pages/account/account', '/pages/privilege/privilege', '/pages/myGames/myGames'];
/** Games that are asked for ahead at most: about a kilobyte each. */
const mostCards = 6;

/**
 * Gets ready what the player may tap next, whenever the browser has nothing else to do: code of the main pages, then what
 * the links on screen lead to. Stays at work for as long as the document lives, and rests while the player saves data.
 */
export function keepPagesReady(host: Host, device: Device): void {
  const { app, overlays, texts } = host;
  const preferences = present(app.getSnapshot().children.preferences);
  const mayAsk = () => !preferences.getSnapshot().context.isLowData;
  const dates = readyDates(preferences.getSnapshot().context.locale).map((step) => async () => step());
  const code = [() => texts.load('common'), ...(device === 'pc' ? [async () => void (await overlays.load('loginPopup'))] : []), ...likely.map((page) => () => readyPage(host, page)), ...dates];
  let loading: Promise<void> | null = null;
  let at: string | null = null;
  const look = () => {
    if (!mayAsk()) {
      // Begins anew when the player no longer saves data: what is here already costs nothing.
      [loading, at] = [null, null];
      return;
    }
    loading ??= oneByOne(code, mayAsk);
    const { path: here } = app.getSnapshot().context.place;
    if (here === at) return;
    at = here;
    void loading.then(() => (at === here ? oneByOne([async () => readyLinksOnScreen(host)], mayAsk) : undefined));
  };
  addEventListener('pointerdown', ({ target }) => (mayAsk() ? followTouched(host, target) : undefined), { passive: true });
  app.subscribe(look);
  preferences.subscribe(look);
  look();
}

async function readyPage({ outside, pages }: Host, address: string): Promise<void> {
  await pages.load(address);
  const page = pages.get(address);
  if (outside && page && 'machine' in page) makeStates(page.machine(outside));
}

/** A finger is down for a tenth of a second before the tap is one. */
function followTouched(host: Host, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) follow(host, link.href);
}

/** The tab of all games, and the cards on screen. Chips and rows wait for a finger: too many answers would never be looked at. */
function readyLinksOnScreen(host: Host): void {
  follow(host, location.origin + path.browser);
  const cards = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${path.gameDetail}"]`)].filter(isOnScreen);
  for (const { href } of cards.slice(0, mostCards)) follow(host, href);
}

/** Asks for what the page behind the link opens with, if its code is here. */
function follow({ outside, pages }: Host, href: string): void {
  const { pathname, searchParams } = new URL(href);
  const page = pages.get(pathname);
  if (outside && page && 'ahead' in page) page.ahead?.(outside, Object.fromEntries(searchParams));
}

function isOnScreen(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Each in an idle moment of its own, for as long as it may. */
async function oneByOne([step, ...later]: readonly (() => Promise<void>)[], mayGoOn: () => boolean): Promise<void> {
  if (!step) return;
  await idle();
  if (!mayGoOn()) return;
  // Nobody waits for it: what fails here is asked for again when it is wanted.
  await step().catch(() => {});
  return oneByOne(later, mayGoOn);
}

/** Behind a frame: where an animation ended with its element, Chromium calls no moment idle until it has drawn the next one. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 4_000 }) : setTimeout(resolve, 200))));
