/** What the server needs to render the first screen correctly. Never a secret. */
type CookieName = 'locale' | 'device' | 'accent' | 'mode' | 'player' | 'lowData' | 'motion' | 'consent';

const oneYear = 31_536_000;

export function writeCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

export function removeCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Null if the cookie is missing or cannot be decoded. */
export function readCookie(name: CookieName): string | null {
  const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
}
