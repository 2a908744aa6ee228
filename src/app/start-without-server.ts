import { readCookie } from '../effects/cookies.js';
import type { Accent, Device, Locale, Mode } from '../../machines/vocabulary.js';
import type { Texts } from '../i18n/texts.js';
import type { Start } from './start.js';

const locales: readonly Locale[] = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'];
const texts = import.meta.glob<Texts>('../i18n/compiled/*.shell.json', { import: 'default' });

/** On a plain static host nobody drew the page: the browser finds out by itself what the server would have written. */
export async function startWithoutServer(): Promise<Start> {
  const locale = oneOf(locales, readCookie('locale')) ?? locales.find((known) => known.startsWith(navigator.language.slice(0, 2))) ?? 'en_US';
  const device: Device = oneOf(['pc', 'other'], readCookie('device')) ?? (matchMedia('(pointer: coarse)').matches || screen.width < 1024 ? 'other' : 'pc');
  const accent: Accent = oneOf(['blue', 'pink', 'green'], readCookie('accent')) ?? 'blue';
  const mode: Mode = oneOf(['light', 'dark', 'system'], readCookie('mode')) ?? 'system';
  const { documentElement: html } = document;
  html.lang = locale.replace('_', '-');
  html.dataset['accent'] = accent;
  if (mode !== 'system') html.dataset['mode'] = mode;
  if (device === 'pc') html.dataset['device'] = 'pc';
  return {
    site: null,
    home: null,
    hint: readCookie('player') ? 'player' : 'visitor',
    preferences: { locale, accent, mode, device },
    texts: (await texts[`../i18n/compiled/${locale}.shell.json`]?.()) ?? {},
  };
}

const oneOf = <T extends string>(known: readonly T[], found: string | null): T | undefined => known.find((one) => one === found);
