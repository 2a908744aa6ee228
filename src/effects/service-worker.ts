const address = '/sw.js';

type Policy = { createScriptURL: (url: string) => unknown };
type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

/**
 * Registers the service worker (decision 104) and names it the files that this page has loaded without it. Rejects where the
 * browser refuses it, as without storage.
 */
export async function startServiceWorker(isLowData: boolean): Promise<void> {
  // The policy of a document with the pixel allows no script of the lobby's own.
  if ('pixel' in document.documentElement.dataset) return;
  // The worker reads the player's choice from a cookie. Where it cannot, it would load more than this page did. And its script
  // is only for those who come back.
  if (isLowData && (!('cookieStore' in window) || isFirstVisit())) return;
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  const policy = policies?.createPolicy('service-worker', { createScriptURL: onlyOwn });
  // The method takes the trusted object; in TypeScript it is still a string.
  await navigator.serviceWorker.register((policy ? policy.createScriptURL(address) : address) as string, {
    updateViaCache: 'none',
  });
  const { active } = await navigator.serviceWorker.ready;
  // In the form that Workbox reads. From the HTTP cache alone: what it no longer holds is not loaded a second time.
  const loaded = { cache: 'only-if-cached', mode: 'same-origin' } as const;
  // The first visit has set cookies since, so the HTTP cache seldom has the document for the next request.
  const urlsToCache = [[documentUrl(), isLowData ? loaded : {}], ...loadedFiles().map((url) => [url, loaded])];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of this origin, not a window
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Throws for any address but the worker's own. */
function onlyOwn(url: string): string {
  if (url !== address) throw new TypeError('no worker of a foreign address');
  return url;
}

/** The address under which the document was opened: the app may have left it since. */
const documentUrl = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

const loadedFiles = (): string[] => assets().map(({ name }) => name);

/** Some of the code came from the network. */
const isFirstVisit = (): boolean => assets().some(({ transferSize }) => transferSize > 0);

const assets = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource').filter(isAsset) as PerformanceResourceTiming[];
const isAsset = ({ name }: PerformanceEntry): boolean => name.startsWith(`${location.origin}/assets/`);
