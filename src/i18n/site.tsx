import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { Currency, Device, Locale, SiteInfo } from '../../machines/vocabulary.js';
import { formatClock, formatDate, formatDateTime, formatTime } from './dates.js';
import { formatMoney, formatMoneyShort } from './money.js';

/** What formats and layouts need to know of the site and the browser. */
export type SiteFacts = Pick<SiteInfo, 'websiteName' | 'countryCode' | 'countryTimezone' | 'documentTitle'> & {
  currency: Currency;
  currencySymbol: string;
  locale: Locale;
  device: Device;
  /** No big pictures. */
  isLowData: boolean;
  /** A picture of the site's own; null where the lobby's sail is its logo. */
  logo?: string | null;
};

/** A logo that the site brought: of its own origin, for the policy of the pages lets no other picture in. */
export const logoOf = (served: string): string | null =>
  /^\/(?![/\\]|art\/brand-mark\b)/.test(served) ? served : null;

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

/** Formats times of the server in the zone of the site. */
export function useDates(): {
  dateTime: (iso: string) => string;
  time: (iso: string) => string;
  clock: (iso: string) => string;
  date: (iso: string) => string;
} {
  const { locale, countryTimezone } = useSite();
  return {
    dateTime: (iso) => formatDateTime(iso, locale, countryTimezone),
    time: (iso) => formatTime(iso, locale, countryTimezone),
    clock: (iso) => formatClock(iso, locale, countryTimezone),
    date: (iso) => formatDate(iso, locale, countryTimezone),
  };
}

/** The tag that browsers and Intl know: `my-MM`. */
export function useLanguageTag(): string {
  return useIntl().locale;
}
