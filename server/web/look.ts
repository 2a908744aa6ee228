import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '../base/locale.js';
import { ownOrigin } from '../http/own-origin.js';
import type { Renderer } from './built.js';
import type { Look } from './page.js';

const accents = ['blue', 'pink', 'green'] as const;
const modes = ['light', 'dark', 'system'] as const;
const devices = ['pc', 'other'] as const;

/**
 * The look of a request's first screen: from its cookies, otherwise derived from its headers. The language in the address
 * comes before both, so that each language of a page has an address (decision 106).
 */
export function lookOf(
  request: FastifyRequest,
  { path, search }: Pick<Look, 'path' | 'search'>,
  siteLocale: Locale,
  consentIn: Renderer['consentIn'],
): Look {
  const cookies = cookiesOf(request.headers.cookie);
  return {
    origin: ownOrigin(request).toLowerCase(),
    path,
    search,
    locale: addressedLocale(request) ?? oneOf(LOCALES, cookies.get('locale')) ?? siteLocale,
    device: oneOf(devices, cookies.get('device')) ?? (isPhone(request) ? 'other' : 'pc'),
    accent: oneOf(accents, cookies.get('accent')) ?? 'blue',
    mode: oneOf(modes, cookies.get('mode')) ?? 'system',
    hint: cookies.has('player') ? 'player' : 'visitor',
    isLowData:
      (oneOf(['0', '1'], cookies.get('lowData')) ?? (request.headers['save-data'] === 'on' ? '1' : '0')) === '1',
    hasMotion: cookies.get('motion') !== 'less',
    consent: consentIn(cookies.get('consent') ?? null),
  };
}

/** The language that the address asks for; undefined without one. */
export const addressedLocale = ({ query }: Pick<FastifyRequest, 'query'>): Locale | undefined =>
  oneOf(LOCALES, (query as { lang?: string }).lang);

/**
 * Keeps the language of the address for the pages after it, in the cookie that the app writes too (src/effects/cookies.ts).
 * Undefined if the visitor has chosen a language before: a link changes what it shows, and no choice.
 */
export function languageCookie(request: FastifyRequest): string | undefined {
  const locale = addressedLocale(request);
  return locale === undefined || cookiesOf(request.headers.cookie).has('locale')
    ? undefined
    : `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function isPhone({ headers }: FastifyRequest): boolean {
  const hinted = headers['sec-ch-ua-mobile'];
  if (hinted === '?1') return true;
  return /Mobi|Android|iPhone|iPad/.test(headers['user-agent'] ?? '');
}

function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split('; ').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

const oneOf = <T extends string>(known: readonly T[], found: string | undefined): T | undefined =>
  known.find((one) => one === found);
