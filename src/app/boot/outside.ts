import type { ApiClient, ApiOptions, RequestEvent } from '../../api/client.js';
import { createOpener } from '../../api/envelope.js';
import { clientOf, type FirstReads } from '../../api/first-reads.js';
import { PrefetchCache } from '../../effects/prefetch-cache.js';
import type { ApiBase } from './app-domain.js';
import type { DomainWorld } from '../../effects/entry/appDomain.js';
import type { Outside } from '../../effects/outside.js';
import { createStore, slot } from '../../effects/store.js';
import type { Locale } from '../../../machines/vocabulary.js';
import { serverClock } from '../../i18n/server-clock.js';
import { openBackGuard } from '../../ui/back/back-steps.js';
import type { HistoryHandle } from '../navigation/history.js';

type Links = {
  locale: Locale;
  reads: FirstReads;
  token: () => string | null;
  notify: (event: RequestEvent) => void;
  history: HistoryHandle;
};

/** The effects' access to the browser: API, storage, clock, history. */
export function createOutside({ locale, reads, token, notify, history }: Links): Outside {
  const store = createStore(() => localStorage);
  const client = lazyApiClient({
    baseUrl: `${location.origin}/user-api`,
    token,
    lang: () => locale,
    notify,
    onDate: serverClock.hear,
    keepBlocked: (failure) => store.set(slot.blocked, JSON.stringify(failure)),
  });
  const api = import.meta.env.VITE_APP_KEY
    ? atLookedUpDomain(client, { store, token, locale, fetch: (url, init) => fetch(url, init) })
    : client;
  return {
    ...createOpener((failure) => notify({ type: 'requests.failed', failure })),
    api: reads.before(api),
    prefetchCache: new PrefetchCache(() => performance.now(), token),
    store,
    now: () => Date.now(),
    serverNow: serverClock.now,
    newKey: () => crypto.randomUUID(),
    openWindow,
    guardBack: openBackGuard,
    navigate: history.navigate,
    reload: (path) => location.replace(path),
  };
}

/** Loads the typed client with the first request, since the first render needs none. A chunk that failed is requested again. */
function lazyApiClient(options: ApiOptions): ApiClient {
  let loading: Promise<ApiClient> | null = null;
  const client = () => {
    loading ??= import('../../api/client.js').then(({ createApiClient }) => createApiClient(options));
    loading.catch(() => (loading = null));
    return loading;
  };
  type Verb = (path: never, ...init: never[]) => Promise<unknown>;
  return clientOf(
    (name) =>
      async (path, ...init) =>
        ((await client())[name] as Verb)(path, ...init),
  );
}

/** Sends every request to the API of the domain that is looked up (B8). */
function atLookedUpDomain(client: ApiClient, world: DomainWorld): ApiClient {
  let asking: Promise<ApiBase> | null = null;
  const base = async () => {
    asking ??= import('./app-domain.js').then(({ apiOf }) => apiOf(world));
    asking.catch(() => (asking = null));
    return (await asking)();
  };
  type Verb = (path: never, init: object) => Promise<unknown>;
  return clientOf(
    (name) =>
      async (path, init: object = {}) =>
        (client[name] as unknown as Verb)(path, { ...init, baseUrl: await base() }),
  );
}

/** Not `noopener`: with it `window.open` returns null, which does not notify whether the window opened. */
function openWindow(url: string): boolean {
  const page = window.open(url, '_blank');
  if (page) page.opener = null;
  return page !== null;
}
