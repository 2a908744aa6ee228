import type { SiteDay } from '../../machines/shared/siteDays.js';
import { numberLocale } from './money.js';
import { serverClock } from './server-clock.js';

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
const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const day: Style = { day: 'numeric', month: 'short' };
const year: Style = { year: 'numeric' };
const forms = {
  dateTime: { ...day, ...clock },
  dateTimeOfYear: { ...day, ...clock, ...year },
  date: { ...day, ...year },
  /** Hour and minute, if the day is clear from the context. */
  clock,
  /** With seconds, for steps of an order. */
  time: { ...clock, second: '2-digit' },
  /** A day or a month on an axis, whose page names the year. */
  day,
  month: { month: 'short', ...year },
} satisfies Readonly<Record<string, Style>>;
export type TimeForm = Exclude<keyof typeof forms, 'dateTimeOfYear'>;

/** In the zone of the site, whatever the zone of the phone. A day with its time names its year unless it is the present one. */
export function formatTime(form: TimeForm, iso: string, locale: string, timeZone: string): string {
  // Shifted and formatted as UTC, because browsers have no zone named UTC+6:30.
  const shift = (ms: number) => new Date(ms + offsetOf(timeZone) * 60_000);
  const shifted = shift(instantOf(iso));
  const isOfThisYear = shifted.getUTCFullYear() === shift(serverClock.now()).getUTCFullYear();
  const named = form === 'dateTime' && !isOfThisYear ? 'dateTimeOfYear' : form;
  const style: Style = forms[named];
  if (locale !== 'my_MM' || style.month === undefined) return formatterOf(numberLocale(locale), named).format(shifted);
  // A line does not break between a month and its day: a number alone at the start of a line reads as another fact.
  const parts = [
    ...(style.year === undefined ? [] : [String(shifted.getUTCFullYear())]),
    burmeseMonths[shifted.getUTCMonth()],
    ...(style.day === undefined ? [] : [String(shifted.getUTCDate())]),
  ];
  const words = parts.join('\u00a0');
  return style.hour === undefined ? words : `${words}၊ ${formatterOf(numberLocale(locale), 'clock').format(shifted)}`;
}

/** A day of the site, such as 2026-11-21. */
export const formatDay = (form: TimeForm, of: SiteDay, locale: string): string =>
  formatTime(form, `${of}T00:00:00Z`, locale, 'UTC+0');

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

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes ten times as long as using it (10 ms on a phone). */
function formatterOf(tag: string, form: keyof typeof forms): Intl.DateTimeFormat {
  const key = `${tag} ${form}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...forms[form], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** ms since the epoch. A time without a zone is UTC+8 (H2), not the zone of the phone. */
function instantOf(text: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  return Date.parse(hasZone ? text : `${text.replace(' ', 'T')}+08:00`);
}
