import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { addressOf, readsQuery } from '../../machines/addresses.js';
import { hashOf, type WorkerBuild } from './build.js';
import { lookCookies } from './look-cookies.js';

/*
 * The service worker (decision 104): code, pictures and the shared pages of the lobby, for the second visit and for a phone
 * without a network. It answers nothing else: no request of the API, of another origin, or for a part of a file.
 */

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean }; onLine: boolean };
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
};
declare const workerBuild: WorkerBuild;

const { entry, first, withoutServer, shell, hashes } = workerBuild;

/** The cached page is shown if the server has sent nothing for so long; its response still replaces the page in the cache. */
const pageTimeoutSeconds = 3;
const freshMs = 600_000;
const aDaySeconds = 86_400;
/** About 20 kB each. */
const mostPages = 30;
/** About 10 kB each. */
const mostPictures = 300;

/** A file that another build has replaced. Some static hosts answer with their index page instead of a 404. */
const isGone = (response: Response): boolean =>
  [404, 410].includes(response.status) || response.headers.get('content-type')?.startsWith('text/html') === true;

const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !isGone(response) ? response : null),
  // The cached pages are of a build that the server no longer has. Without them, the offered reload waits for the new version.
  fetchDidSucceed: async ({ response }) => {
    if (isGone(response)) {
      await caches.delete(pages.cacheName);
      await (await caches.open(assets.cacheName)).delete(shell);
    }
    return response;
  },
};

/** Shared by all who see the same first screen: home has several addresses, and only some pages read their query. */
const byLook: WorkboxPlugin = {
  // Before the request is sent: a choice that is made meanwhile belongs to the next page.
  handlerWillStart: async ({ state }) => {
    if (state) state['look'] = await look();
  },
  cacheKeyWillBeUsed: async ({ request, state }) => {
    const { origin, pathname, search } = new URL(request.url);
    return `${origin}/${addressOf(pathname)?.name}${readsQuery(pathname) ? search : ''}?${state?.['look']}`;
  },
  cacheWillUpdate: async ({ response }) => (response.status === 200 && self.cookieStore ? response : null),
};

/**
 * Starts the app at an address that has no cached page. With a network also where the page is old: its content comes with its
 * data, which nothing would read again.
 */
const elseShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !(self.navigator.onLine && isOld(cachedResponse)) ? cachedResponse : caches.match(shell),
};

const isOld = ({ headers }: Response): boolean =>
  !(Date.now() - Date.parse(headers.get('last-modified') ?? '') < freshMs);

const assets = new CacheFirst({ cacheName: 'assets', plugins: [onlyFiles] });
const art = new CacheFirst({
  cacheName: 'art',
  plugins: [
    new ExpirationPlugin({ maxEntries: mostPictures, maxAgeSeconds: 30 * aDaySeconds, purgeOnQuotaError: true }),
  ],
});
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: pageTimeoutSeconds,
  plugins: [
    byLook,
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: 7 * aDaySeconds, purgeOnQuotaError: true }),
    elseShell,
  ],
});

const isPart = (request: Request): boolean => request.headers.has('range');
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && url.pathname.startsWith('/assets/') && !isPart(request),
  assets,
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && url.pathname.startsWith('/art/') && !isPart(request),
  art,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && addressOf(url.pathname) !== null, pages);
// The browser's storage has failed: as without a worker.
setCatchHandler(({ request }) => fetch(request).catch(() => Response.error()));

self.addEventListener('install', (event) => event.waitUntil(Promise.all([bypass(event), precache(event)])));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), removeOldBuilds()])),
);
// The tab of the first visit too, so that the code of the next page is kept.
clientsClaim();

/** Where browsers can route by rule, a request of the API does not wait for the start of the worker. */
async function bypass(event: Event): Promise<void> {
  const { addRoutes } = event as { addRoutes?: (rules: object) => Promise<void> };
  await addRoutes?.call(event, { condition: { urlPattern: '/user-api/*' }, source: 'network' }).catch(() => undefined);
}

/** Rejects when a file is missing or cannot be stored: then the earlier worker stays, if there is one. */
async function precache(event: ExtendableEvent): Promise<void> {
  const isSavingData = self.navigator.connection?.saveData === true || (await cookie('lowData')) === '1';
  const files = [...first, ...(isSavingData ? [] : withoutServer)];
  const cache = await caches.open(assets.cacheName);
  await Promise.all(
    files.map(async (file) => {
      await Promise.all(assets.handleAll({ event, request: new Request(file) }));
      if (!(await cache.match(file))) throw new Error(`no ${file}`);
    }),
  );
  if (!isSavingData) await cache.add(new Request(shell, { cache: 'no-cache' }));
}

/** Runs when no tab is left under the earlier worker. */
async function removeOldBuilds(): Promise<void> {
  const [files, documents] = await Promise.all([caches.open(assets.cacheName), caches.open(pages.cacheName)]);
  const old = (await files.keys()).filter(({ url }) => !isOfThisBuild(url));
  await Promise.all([
    ...old.map((request) => files.delete(request)),
    ...(await documents.keys()).map(async (request) => {
      const html = await (await documents.match(request))?.text();
      if (!html?.includes(entry)) await documents.delete(request);
    }),
  ]);
}

function isOfThisBuild(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith('/assets/') ? hashes.includes(hashOf(pathname)) : url.endsWith(shell);
}

const cookie = async (name: string): Promise<string | undefined> => (await self.cookieStore?.get(name))?.value;

/** What the server renders a page by, beside its address. */
async function look(): Promise<string> {
  const values = await Promise.all(lookCookies.map(cookie));
  return new URLSearchParams(lookCookies.map((name, at) => [name, values[at] ?? ''])).toString();
}
