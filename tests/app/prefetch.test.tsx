import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppContextValue } from '../../src/app/context.js';
import { startPrefetching } from '../../src/app/navigation/prefetch.js';

/** Every request of the prefetch, in order: texts, code and data. */
const requests: string[] = [];
/** Requests under way now, and the most that were at once. */
let pending = 0;
let mostPending = 0;
let failing: string | null = null;
let isLowData = false;
let isPlayer = true;
let unloaded: string | null = null;
/** How long a request takes, ms. */
const requestMs = 500;
const gameDetail = '/pages/index/gameDetail';
let removals: (() => void)[] = [];
/** Where the player is, and who is notified when that changes. */
let at = '/pages/index/index';
const looks = new Set<() => void>();
const goTo = (address: string) => {
  at = address;
  for (const look of looks) look();
};

async function request(what: string): Promise<void> {
  requests.push(what);
  pending += 1;
  mostPending = Math.max(mostPending, pending);
  await new Promise((resolve) => setTimeout(resolve, requestMs));
  pending -= 1;
  if (what === failing) throw new TypeError('Failed to fetch');
}

const observers = new Set<(snapshot: object) => void>();
const preferences = {
  getSnapshot: () => ({ context: { isLowData } }),
  subscribe: (observer: (snapshot: object) => void) => {
    observers.add(observer);
    return { unsubscribe: () => observers.delete(observer) };
  },
};
function switchDataSaver(isOn: boolean): void {
  isLowData = isOn;
  for (const observer of observers) observer(preferences.getSnapshot());
}

/** A lobby whose pages note what is requested for them. */
const context = {
  app: {
    getSnapshot: () => ({
      children: { preferences },
      context: { place: { path: at } },
      matches: () => isPlayer,
    }),
    subscribe: (look: () => void) => {
      looks.add(look);
      return { unsubscribe: () => looks.delete(look) };
    },
  },
  pages: {
    load: (path: string) => request(`code ${path}`),
    get: (path: string) =>
      path === unloaded
        ? null
        : { prefetch: (_: unknown, params: object) => request(`data ${path} ${JSON.stringify(params)}`) },
  },
  texts: { load: (area: string) => request(`texts ${area}`) },
  outside: {},
} as unknown as AppContextValue;

function show(html: string, isOnScreen = true): void {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a')) {
    link.getBoundingClientRect = () =>
      ({ top: isOnScreen ? 10 : 5_000, bottom: isOnScreen ? 20 : 5_010, left: 0, right: 10 }) as DOMRect;
  }
}
const card = (id: number) => `<a href="${gameDetail}?id=${id}">game</a>`;
const dataOf = (id: number) => `data ${gameDetail} {"id":"${id}"}`;
const codeAndTexts = ['texts common', `code ${gameDetail}`, 'code /pages/browser/browser'];
const allGames = 'data /pages/browser/browser {}';
const allIdle = () => vi.runAllTimersAsync();
const pointerDown = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const connectAt = (effectiveType: string) =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  observers.clear();
  looks.clear();
  at = '/pages/index/index';
  pending = 0;
  mostPending = 0;
  failing = null;
  unloaded = null;
  isLowData = false;
  isPlayer = true;
  // Each test listens alone: the page itself listens as long as its document lives.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    add(type, listener as EventListener, options as AddEventListenerOptions);
    removals.push(() => window.removeEventListener(type, listener as EventListener));
  });
});
afterEach(() => {
  for (const remove of removals) remove();
  removals = [];
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('while the browser is idle', () => {
  test('texts and code of the likely pages come first, then the data of all games and of the cards', async () => {
    show(`<main>${card(3)}${card(4)}</main>`);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames, dataOf(3), dataOf(4)]);
  });

  test('nothing is requested before the browser is idle', async () => {
    let becomeIdle: () => void = () => undefined;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => void (becomeIdle = run));
    show('<main></main>');
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([]);
    becomeIdle();
    await allIdle();
    expect(requests).toEqual(['texts common']);
    becomeIdle();
    await allIdle();
    expect(requests).toEqual(['texts common', `code ${gameDetail}`]);
    vi.unstubAllGlobals();
  });

  test('one request runs at a time', async () => {
    show(`<main>${card(3)}${card(4)}</main>`);
    startPrefetching(context);
    await allIdle();
    expect([requests.length, mostPending]).toEqual([6, 1]);
  });

  test('at most four cards are prefetched', async () => {
    show(`<main>${Array.from({ length: 9 }, (_, index) => card(index)).join('')}</main>`);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames, ...[0, 1, 2, 3].map(dataOf)]);
  });

  test('cards that are not on screen, or not of the page itself, are left out', async () => {
    show(`<main>${card(1)}</main>`, false);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames]);
    requests.length = 0;
    show(`<nav>${card(1)}</nav><main></main>`);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames]);
  });

  test('a failed request does not end the prefetch: the page itself retries and shows the failure', async () => {
    for (const one of ['texts common', `code ${gameDetail}`, allGames, dataOf(3)]) {
      requests.length = 0;
      failing = one;
      show(`<main>${card(3)}${card(4)}</main>`);
      startPrefetching(context);
      await allIdle();
      expect(requests).toEqual([...codeAndTexts, allGames, dataOf(3), dataOf(4)]);
    }
  });

  test('the data of a page whose code did not load is not requested', async () => {
    unloaded = '/pages/browser/browser';
    show(`<main>${card(3)}</main>`);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, dataOf(3)]);
  });

  test('a visitor gets no data of pages for players', async () => {
    isPlayer = false;
    show(`<main>${card(7)}</main>`);
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames]);
  });
});

describe('nothing is prefetched', () => {
  const link = `<main>${card(7)}</main>`;

  test('while the player saves data', async () => {
    isLowData = true;
    show(link);
    startPrefetching(context);
    pointerDown('a');
    await allIdle();
    expect(requests).toEqual([]);
  });

  test.each(['2g', 'slow-2g'])('over a connection of %s', async (effectiveType) => {
    connectAt(effectiveType);
    show(link);
    startPrefetching(context);
    pointerDown('a');
    await allIdle();
    expect(requests).toEqual([]);
  });

  test('after the player chose to save data; the rest follows when the data saver is switched off', async () => {
    show(link);
    startPrefetching(context);
    while (requests.length < 2) await vi.advanceTimersToNextTimerAsync();
    switchDataSaver(true);
    await allIdle();
    expect(requests).toEqual(codeAndTexts.slice(0, 2));
    pointerDown('a');
    // Another preference changes meanwhile.
    switchDataSaver(true);
    await allIdle();
    expect(requests).toHaveLength(2);
    switchDataSaver(false);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames, dataOf(7)]);
    expect(observers.size).toBe(0);
  });

  test('but over 4g it is', async () => {
    connectAt('4g');
    show('<main></main>');
    startPrefetching(context);
    await allIdle();
    expect(requests).toEqual([...codeAndTexts, allGames]);
  });
});

describe('a finger that goes down on a link', () => {
  async function openLinks(html: string): Promise<void> {
    show(`<main>${html}</main>`, false);
    startPrefetching(context);
    await allIdle();
    requests.length = 0;
  }

  test('requests the code and then the data of the page behind it', async () => {
    await openLinks('<a href="/pages/browser/browser?id=slots"><b>Slots</b></a>');
    pointerDown('b');
    await allIdle();
    expect(requests).toEqual(['code /pages/browser/browser', 'data /pages/browser/browser {"id":"slots"}']);
  });

  test('requests nothing for a foreign link, for an unknown address, and beside a link', async () => {
    await openLinks(
      '<a id="far" href="https://elsewhere.example/pages/browser/browser">x</a><a id="unknown" href="/pages/unknown">x</a><i>x</i>',
    );
    for (const selector of ['#far', '#unknown', 'i']) pointerDown(selector);
    await allIdle();
    expect(requests).toEqual([]);
  });

  test('requests nothing for a visitor if the page is for players, and requests it after the login', async () => {
    await openLinks(card(7));
    isPlayer = false;
    pointerDown('a');
    await allIdle();
    expect(requests).toEqual([]);
    isPlayer = true;
    pointerDown('a');
    await allIdle();
    expect(requests).toEqual([`code ${gameDetail}`, dataOf(7)]);
  });

  test('requests no data if the code does not load', async () => {
    await openLinks(card(7));
    failing = `code ${gameDetail}`;
    pointerDown('a');
    await allIdle();
    expect(requests).toEqual([`code ${gameDetail}`]);
  });
});

describe('on the page of a game', () => {
  const playing = 'code /pages/index/playingGame';
  const openHome = async () => {
    show('');
    startPrefetching(context);
    await allIdle();
    requests.length = 0;
  };

  test('the code of the playing page is requested, once', async () => {
    await openHome();
    goTo(`${gameDetail}?id=7`);
    goTo(`${gameDetail}?id=8`);
    await allIdle();
    expect(requests).toEqual([playing]);
  });

  test('nothing is requested for a visitor, who logs in first, or on another page', async () => {
    isPlayer = false;
    await openHome();
    goTo(`${gameDetail}?id=7`);
    goTo('/pages/browser/browser');
    await allIdle();
    expect(requests).toEqual([]);
  });

  test('nothing is requested while the player saves data', async () => {
    isLowData = true;
    show('');
    startPrefetching(context);
    goTo(`${gameDetail}?id=7`);
    await allIdle();
    expect(requests).toEqual([]);
  });
});
