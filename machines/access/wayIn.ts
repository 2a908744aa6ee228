import type { SiteInfo, User } from '../vocabulary.js';

type Country = SiteInfo['countryCode'];

/** What is still to be asked of who has just logged in with Facebook, in this order; `loginSuccess` leads on to what was wanted. */
export type WayInStep = 'bindPhone' | 'fillProfile' | 'loginSuccess';

export const pageOfStep: Readonly<Record<WayInStep, string>> = {
  bindPhone: '/pages/login/bindPhone',
  fillProfile: '/pages/login/fillProfile',
  loginSuccess: '/pages/login/loginSuccess',
};

/** Whether the profile says what only the player can say. Nickname and avatar come with the account. */
export const isProfileFilled = ({ realname, birthday }: Pick<User, 'realname' | 'birthday'>): boolean =>
  realname !== '' && birthday !== null;

/** In years; null where the country asks for none (D5). */
export const minimumAge: Readonly<Record<Country, number | null>> = { PH: 21, TH: null, MM: null };

/** Whether somebody born on a day has the age on another. Both as `YYYY-MM-DD`; who was born on 29 February has the birthday on 1 March. */
export function isOldEnough(birthday: string, today: string, country: Country): boolean {
  const reached = Number(birthday.slice(0, 4)) + (minimumAge[country] ?? 0);
  return `${String(reached).padStart(4, '0')}${birthday.slice(4)}` <= today;
}
