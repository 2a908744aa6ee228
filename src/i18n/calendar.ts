import { dayAt, type SiteDay } from '../../machines/shared/siteDays.js';
import type { SiteInfo } from '../../machines/vocabulary.js';
import { offsetOf } from './dates.js';
import { serverClock } from './server-clock.js';

/** The site's minutes east of UTC, and its present day by the server's clock. */
export function calendarOf({ countryTimezone }: Pick<SiteInfo, 'countryTimezone'>): { offset: number; today: SiteDay } {
  const offset = offsetOf(countryTimezone);
  return { offset, today: dayAt(serverClock.now(), offset) };
}
