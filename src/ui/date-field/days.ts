import { addDays, addMonths, type SiteDay } from '../../../machines/shared/siteDays.js';

/** The days between two days, both among them, the newest first. */
export function daysBack(min: SiteDay, max: SiteDay): SiteDay[] {
  const days = [];
  for (let day = max; day >= min; day = addDays(day, -1)) days.push(day);
  return days;
}

/** The first days of the months between two days, the newest month first. */
export function monthsBack(min: SiteDay, max: SiteDay): SiteDay[] {
  const months = [];
  for (let month = monthOf(max); month >= monthOf(min); month = addMonths(month, -1)) months.push(month);
  return months;
}

/** The days of a month that lie between two days, the first one first. */
export function daysOfMonth(month: SiteDay, min: SiteDay, max: SiteDay): SiteDay[] {
  const last = addDays(addMonths(month, 1), -1);
  return daysBack(min > month ? min : month, max < last ? max : last).reverse();
}

/** The first day of the month of a day; '' of none. */
export const monthOf = (day: SiteDay | null): SiteDay => (day === null ? '' : `${day.slice(0, 7)}-01`);

/** Of the days of a month, the one with the number of `day`, or the nearest. */
export const sameDay = (day: SiteDay, [first = day, ...others]: readonly SiteDay[]): SiteDay =>
  others.findLast((one) => one.slice(8) <= day.slice(8)) ?? first;
