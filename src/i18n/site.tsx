import { createContext, useContext } from 'react';
import type { SiteDay } from '../../machines/shared/siteDays.js';
import type { Currency, Device, Locale, SiteInfo } from '../../machines/vocabulary.js';
import { formatDay, formatTime, type TimeForm } from './dates.js';
import { formatMoney, formatMoneyShort } from './money.js';

/** Facts about the site and the browser that formats and layouts need. */
export type SiteFacts = Pick<SiteInfo, 'websiteName' | 'countryCode' | 'countryTimezone' | 'documentTitle'> & {
  currency: Currency;
  currencySymbol: string;
  locale: Locale;
  device: Device;
  /** Low-data mode: no large pictures. */
  isLowData: boolean;
  /** The site's own logo; null if it uses the lobby's sail. */
  logo?: string | null;
  /** Where a demo shows the messages that it does not send; null if it sends real ones. */
  smsOutbox?: string | null;
};

/** The site's own logo. Only from the same origin, because the content security policy allows no other pictures. */
export const logoOf = (served: string): string | null =>
  /^\/(?![/\\]|art\/brand-mark\b)/.test(served) ? served : null;
/** Only a path of this site: a link to a code must not lead elsewhere. */
export const outboxOf = (served: string | undefined): string | null =>
  served !== undefined && /^\/(?![/\\])/.test(served) ? served : null;

export const SiteContext = createContext<SiteFacts | null>(null);

export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
}

/** Formats minor units in the currency of the site. `short` drops empty decimals. */
export function useMoney(): { money: (minor: number) => string; short: (minor: number) => string } {
  const { currency } = useSite();
  return {
    money: (minor) => formatMoney(minor, currency),
    short: (minor) => formatMoneyShort(minor, currency),
  };
}

/** Formats times of the server in the zone of the site, and days of the site, such as 2026-11-21. */
export function useDates() {
  const { locale, countryTimezone } = useSite();
  const of = (form: TimeForm) => (iso: string) => formatTime(form, iso, locale, countryTimezone);
  return {
    dateTime: of('dateTime'),
    time: of('time'),
    clock: of('clock'),
    date: of('date'),
    day: (day: SiteDay) => formatDay('date', day, locale),
  };
}
