import { isDay } from '../../../machines/shared/rules/generic.js';

/** The value of the three lists: a day as YYYY-MM-DD, '' if none was set, or the problem. */
export function birthdayIn(
  { day = '', month = '', year = '' }: Readonly<Record<string, string>>,
  today: string,
): { birthday: string } | { fault: 'incomplete' | 'wrong' } {
  const parts = [year, month, day];
  if (parts.every((part) => part === '')) return { birthday: '' };
  if (parts.includes('')) return { fault: 'incomplete' };
  const birthday = parts.join('-');
  return isDay(Number(year), Number(month), Number(day)) && birthday <= today ? { birthday } : { fault: 'wrong' };
}

/** '01' to '12' or '31'. */
export const numbersTo = (last: number): string[] =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'));

/** From this year back to 1900, the earliest that the server accepts. */
export const yearsBackFrom = (today: string): string[] => {
  const latest = Number(today.slice(0, 4));
  return Array.from({ length: latest - 1899 }, (_, index) => String(latest - index));
};

export type BirthdayParts = Readonly<Record<'day' | 'month' | 'year', string>>;

/** What was chosen in the three lists, as one text: YYYY-MM-DD, in which parts may be empty; '' if nothing was chosen. */
export const joined = ({ year, month, day }: BirthdayParts): string =>
  year + month + day === '' ? '' : `${year}-${month}-${day}`;

export function partsOf(text: string): BirthdayParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}
