import type { Company } from '../company.js';

/** Why the lobby cannot open this page of a company; null if it can. Paths are pages of the lobby's own origin. */
export function pageProblem(url: string, { origins = [] }: Company): string | null {
  if (/^\/(?!\/)/.test(url)) return null;
  if (!URL.canParse(url)) return `${url} is not a URL`;
  const { origin } = new URL(url);
  return origins.includes(origin)
    ? null
    : `${url} is not on one of the declared origins: ${origins.join(', ') || 'none'}`;
}
