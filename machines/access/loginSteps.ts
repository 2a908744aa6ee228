import type { SiteInfo, User } from '../vocabulary.js';

type Country = SiteInfo['countryCode'];

/** The steps after a login with Facebook, in this order; `loginSuccess` then redirects to the wanted page. */
export type LoginStep = 'bindPhone' | 'fillProfile' | 'loginSuccess';

export const pageOfStep: Readonly<Record<LoginStep, string>> = {
  bindPhone: '/pages/login/bindPhone',
  fillProfile: '/pages/login/fillProfile',
  loginSuccess: '/pages/login/loginSuccess',
};

/** Whether the profile has the data that only the player can give. Nickname and avatar come with the account. */
export const isProfileFilled = ({ realname, birthday }: Pick<User, 'realname' | 'birthday'>): boolean =>
  realname !== '' && birthday !== null;

/** In years; null if the country sets no minimum (D5). */
export const minimumAge: Readonly<Record<Country, number | null>> = { PH: 21, TH: null, MM: null };

/**
 * Whether a person has reached the minimum age of the country by `today`. Both days as `YYYY-MM-DD`. A birthday on 29 February
 * counts on 1 March in other years.
 */
export function isOldEnough(birthday: string, today: string, country: Country): boolean {
  const reached = Number(birthday.slice(0, 4)) + (minimumAge[country] ?? 0);
  return `${String(reached).padStart(4, '0')}${birthday.slice(4)}` <= today;
}
