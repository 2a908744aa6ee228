import { path } from '../../machines/entry/navigator.js';
import { readyDates } from '../i18n/dates.js';
import { present, type Device } from '../../machines/vocabulary.js';
import { isOpenToVisitors } from './access-table.js';
import { makeStates, type App } from './boot.js';
import { flowName } from './FlowHost.js';
import type { Host } from './host.js';
import { idle } from './idle.js';
import { paramsIn, pathnameOf, routeOf } from './routes.js';
import { lobbyOf } from './useLobby.js';

/** Pages that a first tap may open. */
const likely = [
  path.gameDetail,
  path.browser,
  '/pages/login/accountLogin',
  '/pages/account/account',
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
];
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
  const code = [
    () => texts.load('common'),
    ...(device === 'pc' ? [async () => void (await overlays.load('loginPopup'))] : []),
    ...likely.map((page) => () => readyPage(host, page)),
    ...dates,
  ];
  let loading: Promise<void> | null = null;
  let at: string | null = null;
  const look = () => {
    if (!mayAsk()) {
      // Begins anew when the player no longer saves data: what is here already costs nothing.
      [loading, at] = [null, null];
      return;
    }
    loading ??= oneByOne(code, mayAsk);
    const snapshot = app.getSnapshot();
    const { path: place } = snapshot.context.place;
    // Another player sees other things behind the same links.
    const here = `${place} ${snapshot.matches({ visit: 'player' })}`;
    if (here === at) return;
    at = here;
    const isHere = () => at === here && mayAsk();
    const steps = [
      async () => readyLinksOnScreen(host),
      ...(hasGamesTab(place, device) ? [() => readyFlow(host, path.browser, isHere)] : []),
      () => readyCard(host, isHere),
    ];
    void loading.then(() => oneByOne(steps, isHere));
  };
  addEventListener('pointerdown', ({ target }) => (mayAsk() ? followTouched(host, target) : undefined), {
    passive: true,
  });
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
  if (link?.origin === location.origin) void follow(host, link.href)?.catch(nobodyWaits);
}

const cardsOnScreen = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${path.gameDetail}"]`)].filter(isOnScreen);

/** The cards on screen. Chips and rows wait for a finger: too many answers would never be looked at. */
function readyLinksOnScreen(host: Host): void {
  for (const { href } of cardsOnScreen().slice(0, mostCards)) void follow(host, href)?.catch(nobodyWaits);
}

/** Whether the tab of all games is in sight, which is likelier than any other tap: a desktop's rail stands beside sub-pages too. */
function hasGamesTab(place: string, device: Device): boolean {
  const frame = routeOf(place)?.frame;
  return (frame === 'tab' || (frame === 'sub' && device === 'pc')) && pathnameOf(place) !== path.browser;
}

/** One card stands for all: the page of another game only has its words and pictures put in. */
async function readyCard(host: Host, isHere: () => boolean): Promise<void> {
  const [card] = cardsOnScreen();
  if (card) await readyFlow(host, card.pathname + card.search, isHere);
}

/** The page's flow runs, and the page is drawn, in a moment of its own once its answers are here. */
async function readyFlow(host: Host, address: string, isHere: () => boolean): Promise<void> {
  const { app, outside, pages } = host;
  const [page, route, params] = [pages.get(address), routeOf(address), paramsIn(address)];
  if (!outside || !route || !page || !('machine' in page) || !mayOpen(app, address)) return;
  await follow(host, address);
  await idle();
  const lobby = lobbyOf(app);
  // Who has logged out meanwhile would be asked to log in by what it reads.
  if (!lobby || !isHere()) return;
  const logic = page.machine(outside);
  app.send({
    type: 'flow.readied',
    path: address,
    name: flowName({ name: route.name, page, params }),
    logic,
    input: page.input({ lobby, params, saved: null }),
  });
}

/** A card asks a visitor to log in. */
const mayOpen = (app: App, address: string): boolean =>
  isOpenToVisitors(pathnameOf(address)) || app.getSnapshot().matches({ visit: 'player' });

/** Asks for what the page behind the link opens with, if its code is here and it is not drawn already. */
function follow({ app, outside, pages }: Host, href: string): Promise<unknown> | null {
  const { pathname, search } = new URL(href, location.origin);
  const address = pathname + search;
  const page = pages.get(address);
  const isReady = Object.values(app.getSnapshot().context.ready).includes(address);
  return outside && page && 'ahead' in page && !isReady && mayOpen(app, address)
    ? (page.ahead?.(outside, paramsIn(address)) ?? null)
    : null;
}

/** What failed is asked for again when it is wanted. */
const nobodyWaits = () => {};

function isOnScreen(link: Element): boolean {
  if (link.closest('[inert]')) return false;
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Each in an idle moment of its own, for as long as it may. */
async function oneByOne([step, ...later]: readonly (() => Promise<void>)[], mayGoOn: () => boolean): Promise<void> {
  if (!step) return;
  await idle();
  if (!mayGoOn()) return;
  await step().catch(nobodyWaits);
  return oneByOne(later, mayGoOn);
}
