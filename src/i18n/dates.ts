import { numberLocale } from './money.js';

/**
 * Minutes east of UTC of a site's time zone text: UTC+8, UTC+6:30, GMT+7, +0630 (H2). Unreadable text is UTC+8, the base of
 * section 9.
 */
export function offsetOf(timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{1,2}):?(\d{2})?/.exec(timeZone.replace(/\s/g, '')) ?? [];
  if (!sign || !hours) return 480;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

type Style = Intl.DateTimeFormatOptions;
const dateTime: Style = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const time: Style = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };
const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const date: Style = { day: 'numeric', month: 'short', year: 'numeric' };

/** Day and time in the zone of the site, whatever the zone of the phone. */
export const formatDateTime = (iso: string, locale: string, timeZone: string): string =>
  format(iso, locale, timeZone, dateTime);
/** Time with seconds, for steps of an order. */
export const formatTime = (iso: string, locale: string, timeZone: string): string =>
  format(iso, locale, timeZone, time);
/** Hour and minute, if the day is clear from the context. */
export const formatClock = (iso: string, locale: string, timeZone: string): string =>
  format(iso, locale, timeZone, clock);
export const formatDate = (iso: string, locale: string, timeZone: string): string =>
  format(iso, locale, timeZone, date);

function format(iso: string, locale: string, timeZone: string, style: Style): string {
  // Shifted and formatted as UTC, because browsers have no zone named UTC+6:30.
  const shifted = new Date(instantOf(iso) + offsetOf(timeZone) * 60_000);
  if (locale !== 'my_MM' || style.month === undefined) return formatterOf(numberLocale(locale), style).format(shifted);
  // A line does not break between a month and its day: a number alone at the start of a line reads as another fact.
  const day = `${burmeseMonths[shifted.getUTCMonth()]}\u00a0${shifted.getUTCDate()}`;
  return style === date
    ? `${shifted.getUTCFullYear()} ${day}`
    : `${day}၊ ${formatterOf(numberLocale(locale), clock).format(shifted)}`;
}

/**
 * Written by hand, because Chromium has no Burmese and would show "Jun" or "M06", while the server and Firefox have names:
 * hydration needs the same text. In full, because the short forms of the Unicode data ("ဧ", "ဇူ") are not in use.
 */
const burmeseMonths = [
  'ဇန်နဝါရီ',
  'ဖေဖော်ဝါရီ',
  'မတ်',
  'ဧပြီ',
  'မေ',
  'ဇွန်',
  'ဇူလိုင်',
  'ဩဂုတ်',
  'စက်တင်ဘာ',
  'အောက်တိုဘာ',
  'နိုဝင်ဘာ',
  'ဒီဇင်ဘာ',
];

/** The full name of a month from 1 to 12. */
export const monthName = (month: number, locale: string): string =>
  locale === 'my_MM'
    ? (burmeseMonths[month - 1] ?? '')
    : new Intl.DateTimeFormat(numberLocale(locale), { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, month - 1),
      );

const formatters = new Map<Style, Map<string, Intl.DateTimeFormat>>(
  [dateTime, time, clock, date].map((style) => [style, new Map()]),
);

/** Cached: creating a formatter takes ten times as long as using it (10 ms on a phone). */
function formatterOf(tag: string, style: Style): Intl.DateTimeFormat {
  const kept = formatters.get(style)?.get(tag);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
  formatters.get(style)?.set(tag, made);
  return made;
}

/** ms since the epoch. A time without a zone is UTC+8 (H2), not the zone of the phone. */
function instantOf(text: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  return Date.parse(hasZone ? text : `${text.replace(' ', 'T')}+08:00`);
}
