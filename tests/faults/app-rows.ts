import { overlaysPage } from '../../src/app/overlays/Overlays.js';
import { ChunkStore } from '../../src/app/navigation/chunk-store.js';
import { overlayChunks } from '../../src/app/overlays/overlay-chunks.js';
import { TextStore } from '../../src/i18n/texts.js';
import { lazyPart } from '../../src/app/hosting/LazyPart.js';
import type { Tab } from '../support/browser.js';
import type { Row, Rows, Stage } from './rows.js';

const wanted = '/pages/privilege/privilege';
/** A page whose code is not loaded yet. */
const go = (tab: Tab) =>
  tab.app.send({ type: 'app.locationChanged', place: { path: wanted, isOpen: true, isLoaded: false } });
const goHome = ({ tab }: Stage) =>
  tab.app.send({ type: 'app.locationChanged', place: { path: '/pages/index/index', isOpen: true, isLoaded: true } });

const noAnswer = { none: 'a file has no envelope: only its HTTP status counts' } as const;
const file = 'GET /page';
const loading = {
  who: 'visitor',
  chart: (tab: Tab) => tab.children.pageLoad,
  act: ({ tab }: Stage) => go(tab),
  good: 'shown',
} as const satisfies Partial<Row>;
const isGone = ({ server }: Stage) => void server.mishaps.set(file, () => new Response('', { status: 404 }));
const toMissing = async (stage: Stage) => {
  isGone(stage);
  go(stage.tab);
  await stage.browser.settle();
  await stage.browser.pass(2_000);
};

/** The code of the login popup, which is shown over a page. It is requested at once. */
const goOver = (tab: Tab) => {
  const load = async () => {
    const { ok } = await tab.fetch(new Request('https://lobby.test/page'));
    if (!ok) throw new TypeError('Failed to fetch dynamically imported module');
    return () => null;
  };
  tab.enter('load.loginPopup', lazyPart('loginPopup', load) as unknown as Parameters<Tab['enter']>[1]);
  tab.flow('load.loginPopup').send({ type: 'pageLoad.requested', path: wanted, isLoaded: false });
};

/** The chart of what may lie over the page. Its components are not rendered. */
const enterOverlays = (tab: Tab) => {
  const page = overlaysPage(tab.app, new ChunkStore(new TextStore('en_US', {}), overlayChunks(null)));
  tab.enter('overlays', page as unknown as Parameters<Tab['enter']>[1]);
};

/** One refusal of the player's token, as the request layer reports it. */
const refuse = ({ tab }: Stage) =>
  tab.children.requests.send({
    type: 'requests.failed',
    failure: { problem: { code: 'notLoggedIn', text: 'Please log in' }, token: 'token-marisol' },
  });

export const appRows: Rows = {
  'app.reloadPage': {
    kind: 'local',
    who: 'player',
    opening: { device: 'pc' },
    act: refuse,
    chart: (tab) => tab.app,
    good: 'page.live + visit.visitor',
    // The test forces the desktop layout, so the launch reloads the page first. That reload is not checked here.
    reach: async ({ browser, tab }) => {
      await browser.pass(10_000);
      tab.reloads.length = 0;
    },
    rest: 10_000,
    again: { enter: () => undefined, leaf: 'page.live + visit.visitor' },
  },
  'network.watchNetwork': {
    kind: 'watch',
    who: 'visitor',
    act: ({ tab }) => tab.hear({ type: 'offline' }),
    chart: (tab) => tab.children.network,
    good: 'offline.waiting',
    again: { enter: () => undefined, leaf: 'online' },
  },
  'overlays.watchLobby': {
    kind: 'watch',
    who: 'visitor',
    reach: ({ tab }) => enterOverlays(tab),
    act: ({ tab }) => tab.children.loginGuard.send({ type: 'loginGuard.interrupted', wantedPath: null }),
    chart: (tab) => tab.flow('overlays'),
    good: 'loginPopup.open + exitWarning.hidden + background.hidden + passkeyOffer.hidden + news.hidden + popup.hidden + trackingPixel.hidden',
    again: {
      enter: enterOverlays,
      leaf: 'loginPopup.hidden + exitWarning.hidden + background.hidden + passkeyOffer.hidden + news.open.noticeOfTheDay + popup.hidden + trackingPixel.hidden',
    },
  },
  'pageLoad.loadPage': {
    ...loading,
    kind: 'read',
    call: file,
    isBare: true,
    broken: 'missing',
    leave: goHome,
    rest: 125_000,
    again: { enter: go, leaf: 'shown' },
    except: {
      'malformed JSON': noAnswer,
      'body 401': noAnswer,
      'body 403': noAnswer,
      'body 503': noAnswer,
      'body 10400': noAnswer,
    },
  },
  'pageLoad.loadPage (login popup)': {
    ...loading,
    kind: 'read',
    call: file,
    isBare: true,
    broken: 'missing',
    rest: 125_000,
    again: { enter: goOver, leaf: 'shown' },
    act: ({ tab }) => goOver(tab),
    chart: (tab) => tab.flow('load.loginPopup'),
    leave: ({ tab }) => tab.children.flows.send({ type: 'flows.left', name: 'load.loginPopup' }),
    except: {
      'malformed JSON': noAnswer,
      'body 401': noAnswer,
      'body 403': noAnswer,
      'body 503': noAnswer,
      'body 10400': noAnswer,
    },
  },
  'pageLoad.recallReload': {
    ...loading,
    kind: 'local',
    reach: isGone,
    good: 'missing',
    again: { enter: go, leaf: 'missing' },
  },
  'pageLoad.reloadApp': {
    ...loading,
    kind: 'local',
    reach: toMissing,
    act: ({ tab }) => tab.children.pageLoad.send({ type: 'pageLoad.retried' }),
    good: 'unavailable',
    again: { enter: go, leaf: 'unavailable' },
  },
};
