import type { IncomingHttpHeaders } from 'node:http';

/** What every company that the lobby works with may say of itself. */
export interface Company {
  /**
   * The origins of its pages, such as `https://games.example`: the lobby's pages may frame them, send forms and requests
   * to them. None are needed for pages of the lobby's own origin.
   */
  readonly origins?: readonly string[];
}

/** A request of a company as it arrived, for a signature over the exact bytes or in a header. */
export interface Received {
  readonly rawBody: Buffer;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
}

/**
 * What is wrong with a declared origin, or null. An origin has a scheme and a host and no path; only a company on this
 * machine may do without https.
 */
export function originProblem(origin: string): string | null {
  if (!URL.canParse(origin)) return `${origin} is not an origin such as https://games.example`;
  const { origin: parsed, protocol, hostname } = new URL(origin);
  if (parsed !== origin) return `${origin} is not an origin; did you mean ${parsed}?`;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? null : `${origin} has to use https`;
}
