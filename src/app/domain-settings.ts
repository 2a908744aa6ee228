/** Settings of the build (README, "Settings"). An empty key is a lobby that looks no domain up (B8). */
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

/** Origins beside its own that a lobby at a host calls: where it asks, and every API that it may be led to. */
export function calledFrom(site: string): readonly string[] {
  if (appKey === '') return [];
  const below = /\.[a-z]{2,63}$/.test(site) ? [`https://*.${site}`] : [];
  return [...(lookup ? [new URL(lookup).origin] : []), ...allowed.map((host) => `https://api.${host}`), ...below];
}
