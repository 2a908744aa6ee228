import type { ApiClient, ApiOptions, RequestNews } from '../api/client.js';
import { createOpener } from '../api/envelope.js';
import { Ahead } from '../effects/ahead.js';
import type { ApiBase } from './app-domain.js';
import type { DomainWorld } from '../effects/entry/appDomain.js';
import type { Outside } from '../effects/outside.js';
import { createStore, slot } from '../effects/store.js';
import type { Locale } from '../../machines/vocabulary.js';
import type { Navigator } from '../ui/link/navigator.js';

type Links = { locale: Locale; token: () => string | null; tell: (news: RequestNews) => void; router: Navigator };

/** The real world of a browser. */
export function createOutside({ locale, token, tell, router }: Links): Outside {
  const store = createStore(() => localStorage);
  const client = lazyApiClient({
    baseUrl: `${location.origin}/user-api`,
    token,
    lang: () => locale,
    tell,
    keepBlocked: (failure) => store.set(slot.blocked, JSON.stringify(failure)),
  });
  const api = import.meta.env.VITE_APP_KEY
    ? atLookedUpDomain(client, { store, token, locale, fetch: (url, init) => fetch(url, init) })
    : client;
  return {
    ...createOpener((failure) => tell({ type: 'request.failed', failure })),
    api,
    ahead: new Ahead(() => performance.now(), token),
    store,
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    openWindow,
    navigate: (to, { replace }) => (replace ? router.replace(to) : router.push(to)),
    reload: (path) => location.replace(path),
  };
}

/** The typed client comes with the first call: the first picture needs none. A chunk that did not come is asked for again. */
function lazyApiClient(options: ApiOptions): ApiClient {
  let loading: Promise<ApiClient> | null = null;
  const client = () => {
    loading ??= import('../api/client.js').then(({ createApiClient }) => createApiClient(options));
    loading.catch(() => (loading = null));
    return loading;
  };
  type Verb = (path: never, ...init: never[]) => Promise<unknown>;
  const verb =
    (name: 'GET' | 'POST' | 'PUT' | 'DELETE'): Verb =>
    async (path, ...init) =>
      ((await client())[name] as Verb)(path, ...init);
  // Whatever the contract types of a verb, it is handed on as it is.
  return { GET: verb('GET'), POST: verb('POST'), PUT: verb('PUT'), DELETE: verb('DELETE') } as unknown as ApiClient;
}

/** Every call goes to where the API of this app is at the time (B8). */
function atLookedUpDomain(client: ApiClient, world: DomainWorld): ApiClient {
  let asking: Promise<ApiBase> | null = null;
  const base = async () => {
    asking ??= import('./app-domain.js').then(({ apiOf }) => apiOf(world));
    asking.catch(() => (asking = null));
    return (await asking)();
  };
  type Verb = (path: never, init: object) => Promise<unknown>;
  const verb =
    (name: keyof ApiClient) =>
    async (path: never, init: object = {}) =>
      (client[name] as unknown as Verb)(path, { ...init, baseUrl: await base() });
  return { GET: verb('GET'), POST: verb('POST'), PUT: verb('PUT'), DELETE: verb('DELETE') } as unknown as ApiClient;
}

/** `noopener` would do the same, but makes `window.open` answer null: then nobody knows whether it opened. */
function openWindow(url: string): boolean {
  const page = window.open(url, '_blank');
  if (page) page.opener = null;
  return page !== null;
}
