/** Whether an Android phone is offered something to install: the site's app, or the lobby where the browser installs pages. */
export const isInstallable = (link: string): boolean =>
  isPhoneBrowser() && (hostOf(link) !== null || 'BeforeInstallPromptEvent' in window);

/** The site's app with the host of its file; null where it cannot be installed, or without an https link. */
export function appIn(link: string): { href: string; host: string } | null {
  const host = hostOf(link);
  return host !== null && isPhoneBrowser() ? { href: link, host } : null;
}

/**
 * True in the browser of an Android phone. Inside the app it is false: an installed page runs in display mode standalone, a web
 * view has `wv` in its user agent. The user agent of a tablet has no `Mobile`.
 */
function isPhoneBrowser(): boolean {
  const { userAgent } = navigator;
  const isApp =
    matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches ||
    document.referrer.startsWith('android-app:');
  return /Android/.test(userAgent) && /Mobile/.test(userAgent) && !/; wv\)/.test(userAgent) && !isApp;
}

/** The host of an https link (G5); null for any other link. */
export function hostOf(link: string): string | null {
  if (!link.startsWith('https://') || !URL.canParse(link)) return null;
  const { host, username } = new URL(link);
  return username === '' ? host : null;
}
