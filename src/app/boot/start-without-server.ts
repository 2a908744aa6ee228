import { consentIn } from '../../effects/consent.js';
import { readCookie, writeCookie } from '../../effects/cookies.js';
import { measuredDevice } from '../../effects/device.js';
import { defaultLocale, locales } from '../../i18n/default-locale.js';
import { createStore, slot } from '../../effects/store.js';
import { accents, modes, type Device, type Locale, type SiteInfo } from '../../../machines/vocabulary.js';
import type { Texts } from '../../i18n/texts.js';
import type { Start } from './start.js';

const texts = import.meta.glob<Texts>('../../i18n/compiled/*.shell.json', { import: 'default' });

/** On a plain static host the browser collects the facts that the server would have written into the page. */
export async function startWithoutServer(): Promise<Start> {
  const addressed = oneOf(locales, new URLSearchParams(location.search).get('lang'));
  // The server does the same: see server/web/look.ts.
  if (addressed && readCookie('locale') === null) writeCookie('locale', addressed);
  const chosen = addressed ?? oneOf(locales, readCookie('locale'));
  const site = chosen ? null : await requestSite();
  const locale = chosen ?? (site ? defaultLocale(site) : browserLocale());
  const device: Device = oneOf(['pc', 'other'], readCookie('device')) ?? measuredDevice();
  const accent = oneOf(accents, readCookie('accent')) ?? 'blue';
  const mode = oneOf(modes, readCookie('mode')) ?? 'system';
  const isLowData = (readCookie('lowData') ?? (savesData() ? '1' : '0')) === '1';
  const { documentElement: html } = document;
  html.lang = locale.replace('_', '-');
  html.dataset['accent'] = accent;
  if (mode !== 'system') html.dataset['mode'] = mode;
  if (device === 'pc') html.dataset['device'] = 'pc';
  if (readCookie('motion') === 'less') html.dataset['motion'] = 'less';
  return {
    site,
    home: null,
    hint: readCookie('player') ? 'player' : 'visitor',
    preferences: { locale, accent, mode, device, isLowData, consent: consentIn(readCookie('consent')) },
    texts: (await texts[`../../i18n/compiled/${locale}.shell.json`]?.()) ?? {},
    answers: {},
  };
}

const oneOf = <T extends string>(known: readonly T[], found: string | null): T | undefined =>
  known.find((one) => one === found);

/** The browser's data saver; not every browser reports it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** If the site does not respond either, the browser's language is the best guess. */
const browserLocale = (): Locale =>
  locales.find((known) => known.startsWith(navigator.language.slice(0, 2))) ?? 'en_US';

/** Render the frame after 3 s without a response; the launch chart requests the site info again. */
const siteTimeoutMs = 3_000;

/** The site info, which names the default language (H1); null if it does not arrive in time. */
async function requestSite(): Promise<SiteInfo | null> {
  try {
    const response = await fetch(`${await apiBase()}/game/getWebsiteInfo?lang=en_US`, {
      signal: AbortSignal.timeout(siteTimeoutMs),
    });
    const { code, data } = (await response.json()) as { code?: number; data?: SiteInfo };
    return response.ok && code === 200 ? (data ?? null) : null;
  } catch {
    return null;
  }
}

async function apiBase(): Promise<string> {
  if (!import.meta.env.VITE_APP_KEY) return `${location.origin}/user-api`;
  const { apiOf } = await import('./app-domain.js');
  const store = createStore(() => localStorage);
  return apiOf({
    store,
    token: () => store.get(slot.token),
    locale: 'en_US',
    fetch: (url, init) => fetch(url, init),
  })();
}
