import { fromPromise } from 'xstate';
import { isAllowedHost, type DomainRule, type KeptDomain } from '../../../machines/entry/appDomain.machine.js';
import type { Locale } from '../../../machines/vocabulary.js';
import { slot, type KeyValueStore } from '../store.js';

/** `base` is the base URL of `/appDomain/{appKey}`, without a slash at its end. */
type Lookup = { base: string; appKey: string; rule: DomainRule };
export type DomainWorld = {
  store: KeyValueStore;
  token: () => string | null;
  locale: Locale;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

/**
 * Sent without the rules of other API requests, because the response decides where those are sent and the chart counts
 * its tries itself.
 */
export const defineAppDomainActors = (
  { base, appKey, rule }: Lookup,
  { store, token, locale, fetch }: DomainWorld,
) => ({
  recallDomain: fromPromise<KeptDomain>(async () => ({
    domain: store.get(slot.appDomain),
    tries: Number(store.get(slot.domainTries)),
  })),
  storeDomain: fromPromise<void, KeptDomain>(async ({ input: { domain, tries } }) => {
    if (domain === null) store.remove(slot.appDomain);
    else store.set(slot.appDomain, domain);
    if (tries === 0) store.remove(slot.domainTries);
    else store.set(slot.domainTries, String(tries));
  }),
  loadDomain: fromPromise<string | null>(async ({ signal }) => {
    const bearer = isOfThisSite(base, rule) ? token() : null;
    const headers = bearer === null ? {} : { Authorization: `Bearer ${bearer}` };
    // A redirect could send the bearer token to another site.
    const response = await fetch(`${base}/appDomain/${encodeURIComponent(appKey)}?lang=${locale}`, {
      headers,
      signal,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { code, data } = (await response.json()) as { code?: unknown; data?: unknown };
    return code === 200 && typeof data === 'string' ? data : null;
  }),
});

/** The bearer token may be sent to the page's own origin, to an allowed domain, or to its api. subdomain. */
function isOfThisSite(base: string, rule: DomainRule): boolean {
  const { origin, protocol, hostname, port } = new URL(base, location.origin);
  if (origin === location.origin) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    [hostname, hostname.replace(/^api\./, '')].some((host) => isAllowedHost(host, rule))
  );
}

/** Base URL of the API of a domain. */
export const apiBaseAt = (domain: string): string => `https://api.${domain}/user-api`;
