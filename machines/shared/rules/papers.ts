import { holds, type Check } from './check.js';
import { isDay } from './generic.js';

/** Generic checkers of Chinese documents (section 5). Exported, but the forms of PH, TH and MM do not use them (D2). */

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const signs = '10X98765432';

/** An ID card: 18 characters with a check character (GB 11643-1999), or the older form of 15 digits for births in the 1900s. */
export const idCard: Check = holds({ name: 'idCard' }, (text) => {
  if (/^[1-9]\d{14}$/.test(text)) return isBorn(`19${text.slice(6, 12)}`);
  if (!/^[1-9]\d{16}[\dXx]$/.test(text) || !isBorn(text.slice(6, 14))) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return signs[sum % 11] === text.at(-1)?.toUpperCase();
});

const isBorn = (day: string) =>
  /^(?:1[89]|20)/.test(day) && isDay(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6, 8)));

const plate =
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领][A-HJ-NP-Z]([A-HJ-NP-Z\d]{4}[A-HJ-NP-Z\d挂学警港澳]|[A-HJK][A-HJ-NP-Z\d]\d{4}|\d{5}[A-HJK])$/;

/** Province, authority and five characters, or six for a new-energy car, with a letter at one end (GA 36-2018). I and O are not used. */
export const carPlate: Check = holds({ name: 'carPlate' }, (text) => plate.test(text.toUpperCase()));
