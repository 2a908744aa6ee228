/**
 * True in the browser of an Android phone. Inside the app it is false: an installed page runs in display mode standalone, a web
 * view has `wv` in its user agent. The user agent of a tablet has no `Mobile`.
 */
export function isInstallable(link: string): boolean {
  const { userAgent } = navigator;
  const isPhone = /Android/.test(userAgent) && /Mobile/.test(userAgent) && !/; wv\)/.test(userAgent);
  const isApp =
    matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches ||
    document.referrer.startsWith('android-app:');
  return isPhone && !isApp && hostOf(link) !== null;
}

/** The site's app with the host of its file; null where it cannot be installed, or without an https link. */
export function appIn(link: string): { href: string; host: string } | null {
  const host = hostOf(link);
  return host !== null && isInstallable(link) ? { href: link, host } : null;
}

/** The host of an https link (G5); null for any other link. */
export function hostOf(link: string): string | null {
  if (!link.startsWith('https://') || !URL.canParse(link)) return null;
  const { host, username } = new URL(link);
  return username === '' ? host : null;
}
