/** What the server needs to draw the first screen right: never a secret. */
export type CookieName = 'locale' | 'device' | 'accent' | 'mode' | 'player' | 'lowData' | 'consent';

const oneYear = 31_536_000;

export function writeCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

export function removeCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Null where there is none, or one that nobody can read. */
export function readCookie(name: CookieName): string | null {
  const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
}
