import type { Company } from './company.js';

/** An origin that no company has. */
const OWN = 'https://lobby.invalid';

/** Why the lobby cannot open this page of a company; null if it can. Paths are pages of the lobby's own origin. */
export function pageProblem(url: string, { origins = [] }: Company): string | null {
  // Browsers read `/\\host` and a tab or line break after the first slash as the address of another host.
  if (url.startsWith('/'))
    return URL.canParse(url, OWN) && new URL(url, OWN).origin === OWN ? null : `${url} is no path`;
  if (!URL.canParse(url)) return `${url} is not a URL`;
  const { origin } = new URL(url);
  return origins.includes(origin)
    ? null
    : `${url} is not on one of the declared origins: ${origins.join(', ') || 'none'}`;
}
