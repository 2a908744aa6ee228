import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '../base/locale.js';
import type { Renderer } from './built.js';
import type { Look } from './page.js';

const accents = ['blue', 'pink', 'green'] as const;
const modes = ['light', 'dark', 'system'] as const;
const devices = ['pc', 'other'] as const;

/** The look of a request's first screen: from its cookies, otherwise derived from its headers. */
export function lookOf(
  request: FastifyRequest,
  { path, search }: Pick<Look, 'path' | 'search'>,
  siteLocale: Locale,
  consentIn: Renderer['consentIn'],
): Look {
  const cookies = cookiesOf(request.headers.cookie);
  return {
    path,
    search,
    locale: oneOf(LOCALES, cookies.get('locale')) ?? siteLocale,
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
