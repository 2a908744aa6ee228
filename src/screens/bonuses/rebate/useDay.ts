import { startOfDay } from '../../../../machines/shared/siteDays.js';
import { offsetOf } from '../../../i18n/dates.js';
import { useDates, useSite } from '../../../i18n/site.js';

/** Formats a day of the site (YYYY-MM-DD). */
export function useDay(): (day: string) => string {
  const { date } = useDates();
  const { countryTimezone } = useSite();
  return (day) => date(startOfDay(day, offsetOf(countryTimezone)));
}
