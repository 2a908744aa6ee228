import { childrenOf } from '../../src/app/hosting/useLobby.js';
import { vi } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { createApiClient } from '../../src/api/client.js';
import { createOpener } from '../../src/api/envelope.js';
import { createRoot } from '../../src/app/boot/root.js';
import type { FlowPage, Lobby, Params } from '../../src/app/navigation/page.js';
import type { App, AppContextValue } from '../../src/app/context.js';
import { loadResumable } from '../../src/effects/resume.js';
import { PrefetchCache } from '../../src/effects/prefetch-cache.js';
import { createStore } from '../../src/effects/store.js';
// Loaded in advance: the effects import it when a player logs in, and no test should wait for its code.
import '../../src/effects/lobby/ownGames.js';
import type { Outside } from '../../src/effects/outside.js';
import type { Notice } from '../../machines/shared/notices.machine.js';
import type { SiteInfo } from '../../machines/vocabulary.js';
import { site as theSite } from '../fixtures/entry/launch.spec.js';
import { defaultPreferences } from '../fixtures/entry/preferences.spec.js';
import { fakeIndexedDb } from './indexed-db.js';
import { present } from './present.js';

/**
 * A request as a tab sent it. `path` without the base URL, `bearer` without the word "Bearer"; `seen` is the token that the tab knew
 * to be stored, `during` the state of its session, `at` the clock in ms.
 */
export type Call = {
  tab: string;
  method: string;
  path: string;
  bearer: string | null;
  body: Readonly<Record<string, unknown>> | null;
  seen: string | null;
  during: string;
  at: number;
};
/** What a request meets: a response now or later, or a connection that breaks. An abort always ends it. */
export type Server = (call: Call) => Promise<Response>;
export type Opening = { path?: string; device?: 'pc' | 'other'; site?: SiteInfo | null; query?: string };
type Listener = (event: never) => void;
type StorageEventLike = { type: 'storage'; key: string | null };

/** Storage as a browser gives it, or as it refuses it. */
export type StorageMood = 'works' | 'full' | 'refused';

/**
 * A fake browser: tabs with the real root actor and the real request layer, which share storage and cookies. Storage events wait
 * until the test delivers them, as between processes. The test controls timers and `Date`.
 */
export class Browser {
  readonly kept = new Map<string, string>();
  readonly calls: Call[] = [];
  readonly tabs = new Set<Tab>();
  mood: StorageMood = 'works';
  server: Server;
  /** Storage events not yet delivered: the receiving tab and the key. */
  readonly underWay: { to: Tab; event: StorageEventLike }[] = [];
  starting: Tab | null = null;
  /** The parts of the document's address that effects read. */
  readonly location = {
    origin: 'https://lobby.test',
    hostname: 'lobby.test',
    pathname: '/pages/index/index',
    search: '',
    assign: () => undefined,
    replace: () => undefined,
  };
  /** How often a request was sent or a response received. */
  activity = 0;
  #opened = 0;
  #keys = 0;

  constructor(server: Server) {
    this.server = server;
    // A listener that is added later belongs to the only tab; with two tabs its tab would be unknown.
    const listen = (type: string, listener: Listener) =>
      void (this.starting ?? (this.tabs.size === 1 ? [...this.tabs][0] : null))?.listeners.push({ type, listener });
    const unlisten = (type: string, listener: Listener) => {
      for (const { listeners } of this.tabs) {
        const place = listeners.findIndex((one) => one.type === type && one.listener === listener);
        if (place !== -1) listeners.splice(place, 1);
      }
    };
    const cookies = new Map<string, string>();
    const page = { dataset: {} as Record<string, string>, style: {} };
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', unlisten);
    vi.stubGlobal('location', this.location);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('screen', { width: 390 });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal(
      'indexedDB',
      fakeIndexedDb(() => this.mood),
    );
    vi.stubGlobal('history', { state: null, pushState: () => undefined, back: () => undefined });
    vi.stubGlobal('document', {
      hidden: false,
      documentElement: page,
      addEventListener: listen,
      removeEventListener: unlisten,
      querySelector: () => null,
      querySelectorAll: () => [],
      createElement: () => ({ addEventListener: () => undefined }),
      head: { append: () => undefined },
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [pair = ''] = text.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (text.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
    });
  }

  /** Opens a tab and hydrates its page. */
  open(opening: Opening = {}): Tab {
    // A new document: the vendor's globals of the last one are gone.
    vi.stubGlobal('fbq', undefined);
    const tab = new Tab(this, `tab ${(this.#opened += 1)}`, opening);
    this.tabs.add(tab);
    this.starting = tab;
    tab.app.start();
    tab.app.send({ type: 'app.ready' });
    this.starting = null;
    return tab;
  }

  newKey = (): string => `00000000-0000-4000-8000-${String((this.#keys += 1)).padStart(12, '0')}`;

  storageOf(tab: Tab): Storage {
    const refuse = (name: string): never => {
      throw new DOMException(name, name);
    };
    const changed = (key: string) => {
      for (const other of this.tabs)
        if (other !== tab) this.underWay.push({ to: other, event: { type: 'storage', key } });
    };
    return {
      getItem: (name: string) => {
        if (this.mood === 'refused') refuse('SecurityError');
        if (name === 'token') tab.seen = this.kept.get(name) ?? null;
        return this.kept.get(name) ?? null;
      },
      setItem: (name: string, text: string) => {
        if (this.mood !== 'works') refuse(this.mood === 'full' ? 'QuotaExceededError' : 'SecurityError');
        if (name === 'token') tab.seen = text;
        if (this.kept.get(name) === text) return;
        this.kept.set(name, text);
        changed(name);
      },
      removeItem: (name: string) => {
        if (this.mood === 'refused') refuse('SecurityError');
        if (name === 'token') tab.seen = null;
        if (this.kept.delete(name)) changed(name);
      },
    } as Storage;
  }

  /** Delivers the oldest storage event of a tab, or of any tab. Returns whether there was one. */
  deliver(to?: Tab): boolean {
    const at = this.underWay.findIndex((one) => !to || one.to === to);
    const [next] = at < 0 ? [] : this.underWay.splice(at, 1);
    next?.to.hear(next.event);
    return next !== undefined;
  }

  /** Runs everything that needs no timer, storage events included. */
  async settle(): Promise<void> {
    do await this.calm();
    while (this.deliver());
  }

  /** The same, but storage events stay undelivered. */
  async calm(): Promise<void> {
    // Two rounds without a request or response: the effect of a response may wait for the next turn of the event loop.
    for (let idle = 0; idle < 2; idle++) {
      const seen = this.activity;
      await turns();
      // Timers of 0 ms.
      await vi.advanceTimersByTimeAsync(0);
      if (this.activity !== seen) idle = -1;
    }
    await turns();
  }

  /** Lets time pass, ms. */
  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await this.settle();
  }

  close(): void {
    for (const tab of this.tabs) tab.close();
  }
}

/** The native `Response` needs a few turns of the event loop, which a fake clock does not control. */
export async function turns(count = 4): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export class Tab {
  readonly app: App;
  readonly outside: Outside;
  readonly listeners: { type: string; listener: Listener }[] = [];
  /** The token that this tab knows to be stored: it wrote it, read it, or received a storage event. */
  seen: string | null = null;
  readonly visited: string[] = [];
  readonly reloads: string[] = [];
  /** Every notice that was shown or queued, in order. */
  readonly notices: Notice[] = [];
  readonly name: string;
  readonly #browser: Browser;

  constructor(
    browser: Browser,
    name: string,
    { path = '/pages/index/index', device = 'other', site = theSite }: Opening,
  ) {
    this.#browser = browser;
    this.name = name;
    const store = createStore(() => browser.storageOf(this));
    const api = createApiClient({
      baseUrl: 'https://lobby.test/user-api',
      token: () => this.session.getSnapshot().context.token,
      lang: () => 'en_US',
      // A closed tab has no page and no request layer.
      notify: (event) => void (browser.tabs.has(this) && this.children.requests.send(event)),
      keepBlocked: (failure) => store.set('blockedFailure', JSON.stringify(failure)),
      fetch: (request) => this.fetch(request),
    });
    this.outside = {
      ...createOpener((failure) => this.children.requests.send({ type: 'requests.failed', failure })),
      api,
      prefetchCache: new PrefetchCache(
        () => Date.now(),
        () => this.session.getSnapshot().context.token,
      ),
      store,
      now: () => Date.now(),
      serverNow: () => Date.now(),
      newKey: browser.newKey,
      openWindow: () => true,
      guardBack: () => () => undefined,
      navigate: (to) => {
        this.visited.push(to);
        browser.location.search = new URL(to, browser.location.origin).search;
      },
      reload: (to) => void this.reloads.push(to),
    };
    const pages = { get: () => ({}), load: () => this.#loadPage() } as unknown as AppContextValue['pages'];
    const start = {
      site,
      home: null,
      hint: 'visitor',
      preferences: { ...defaultPreferences, device },
      texts: {},
      answers: {},
    } as const;
    this.app = createRoot({ start, path, outside: this.outside, pages });
    const { notices } = this.children;
    let last: readonly Notice[] = [];
    notices.subscribe(({ context: { queue } }) => {
      if (queue.length > last.length) this.notices.push(...queue.slice(last.length));
      else if (queue.length === last.length && queue.at(-1) !== last.at(-1)) this.notices.push(...queue.slice(-1));
      last = queue;
    });
  }

  get children() {
    return childrenOf(this.app.getSnapshot());
  }

  get session() {
    return this.children.session;
  }

  get critical(): readonly Notice[] {
    return this.notices.filter(({ tone }) => tone === 'critical');
  }

  /** Enters a page's flow as its host does, with the fields that an earlier run saved. */
  enter(
    name: string,
    page: Pick<FlowPage<AnyStateMachine>, 'machine' | 'input'>,
    params: Params = {},
    site: SiteInfo = theSite,
  ): void {
    const logic = page.machine(this.outside);
    const lobby: Lobby = { ...this.children, site, device: 'other' } as Lobby;
    const savedOf = (machine: AnyStateMachine) => loadResumable(this.outside, machine);
    const input: unknown = page.input({ lobby, params, saved: savedOf(logic), savedOf });
    this.children.flows.send({ type: 'flows.entered', name, logic, input });
  }

  flow(name: string): AnyActorRef {
    return present(this.children.flows.getSnapshot().context.flows[name], `${name} is not hosted`);
  }

  hear(event: { type: string; key?: string | null }): void {
    // A copy, because a listener may remove itself.
    for (const { type, listener } of this.listeners.slice())
      if (type === event.type && this.#browser.tabs.has(this)) listener(event as never);
  }

  /** Loads the code of a page, a request like others: a browser refuses an incomplete file. */
  async #loadPage(): Promise<void> {
    const file = await this.fetch(new Request('https://lobby.test/page'));
    if (!file.ok) throw new TypeError('Failed to fetch dynamically imported module');
  }

  close(): void {
    this.#browser.tabs.delete(this);
    this.app.stop();
  }

  /** A request without the rules of the request layer. */
  async fetch(request: Request): Promise<Response> {
    const text = await request.clone().text();
    const call: Call = {
      tab: this.name,
      method: request.method,
      path: new URL(request.url).pathname.replace('/user-api', ''),
      bearer: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      // An uploaded file is no JSON.
      body: text.startsWith('{') ? (JSON.parse(text) as Call['body']) : null,
      seen: this.seen,
      during: JSON.stringify(this.session.getSnapshot().value),
      at: Date.now(),
    };
    if (request.signal.aborted) throw request.signal.reason;
    this.#browser.calls.push(call);
    this.#browser.activity++;
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true });
    });
    aborted.catch(() => undefined);
    return Promise.race([this.#browser.server(call), aborted]).finally(() => void this.#browser.activity++);
  }
}
