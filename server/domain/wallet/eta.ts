import type { Site } from '../../base/site.js';
import { instantOf, siteDate } from '../site-day.js';

/**
 * The time at which a withdrawal is credited (decision E4): the next day at 18:00 in the site's time zone; on Monday if
 * that is a weekend.
 */
export function creditTime(site: Pick<Site, 'utcOffsetMinutes'>, askedAt: Date): Date {
  const { year, month, day, weekday } = siteDate(site, askedAt);
  return instantOf(site, year, month, day + (weekday === 6 ? 2 : 1), 18);
}
