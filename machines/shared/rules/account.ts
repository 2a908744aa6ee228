import { holds, matches, type Check } from './check.js';
import { code } from './generic.js';

/** 6 to 20 letters, digits and _ . ! @ # $ % ^ & * ? (section 5). Applies to new passwords only: a login accepts any password (C6). */
export const password = matches(/^[A-Za-z0-9_.!@#$%^&*?]{6,20}$/, { name: 'password' });

/** At most 140 letters, digits and _ @ . Without a username the phone number is the name (C4). */
export const username = matches(/^[A-Za-z0-9_@.]{1,140}$/, { name: 'username' });

/** 1 to 140 characters, none of them < or >. */
export const nickname = matches(/^[^<>]{1,140}$/, { name: 'nickname' });

/** Letters of any script, spaces, full stops, hyphens and apostrophes. */
export const realname = matches(/^\p{L}[\p{L}\p{M} .'’-]+$/u, { name: 'realname' });

/** 6 upper-case letters or digits. */
export const inviteCode = matches(/^[A-Z0-9]{6}$/, { name: 'inviteCode' });

/** The six digits of an SMS. */
export const oneTimeCode = code(6);

/** The four digits of the captcha picture. */
export const captcha: Check = holds({ name: 'captcha' }, (text) => code(4)(text) === null);

/** 4 to 30 digits, leading zeros kept (D4). */
export const bankAccount = matches(/^\d{4,30}$/, { name: 'bankAccount' });
