/** Settings of the build (README, "Settings"). With an empty key no domain is looked up (B8). */
const appKey = import.meta.env.VITE_APP_KEY;
const lookup = import.meta.env.VITE_APP_DOMAIN_LOOKUP.replace(/\/$/, '');
const allowed = import.meta.env.VITE_APP_DOMAINS.split(',')
  .map((host) => host.trim())
  .filter((host) => host !== '');

export const domainSettings: { appKey: string; lookup: string; allowed: readonly string[] } = {
  appKey,
  lookup,
  allowed,
};

/** The foreign origins that a lobby at `site` may call: the lookup, and every API that the lookup may name. */
export function calledFrom(site: string): readonly string[] {
  if (appKey === '') return [];
  const below = /\.[a-z]{2,63}$/.test(site) ? [`https://*.${site}`] : [];
  return [...(lookup ? [new URL(lookup).origin] : []), ...allowed.map((host) => `https://api.${host}`), ...below];
}
