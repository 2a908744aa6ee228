import { addressOf, pathnameOf } from '../addresses.js';

/** Home has two addresses: one for phones, one for desktops (A9). Entry addresses redirect to one of them. */
export const isHome = (at: string): boolean => addressOf(at)?.name === 'home' && !isEntryAddress(at);

/** Entry addresses show no page: the launch redirects from them to home (A8, A9). */
export const isEntryAddress = (at: string): boolean => addressOf(at)?.isEntry === true;

/** A page of the area `access`: a login page, a step after the login, or the change of the phone. */
export const isLoginPage = (at: string): boolean => addressOf(at)?.area === 'access';

/**
 * Tells the login guard about a change of address. It is the same page if only parameters differ, or if an entry address
 * redirects to home.
 */
export const compareAddresses = (from: string, to: string) => ({
  isLoginPage: isLoginPage(to),
  isOtherPage: pageAt(from) !== pageAt(to),
});

const pageAt = (at: string): string => (addressOf(at)?.name === 'home' ? 'home' : pathnameOf(at));
