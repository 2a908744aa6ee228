import { allows, every, matches, type Check } from './check.js';
import { code } from './generic.js';
import { grouped, plainCode } from './numerals.js';

/** 6 to 20 letters, digits and _ . ! @ # $ % ^ & * ? (section 5). Applies to new passwords only: a login accepts any password (C6). */
export const password = every(
  allows(/[A-Za-z0-9_.!@#$%^&*?]/, 'passwordCharacters'),
  matches(/^.{6,20}$/, { name: 'password' }),
);

/**
 * The same rule for password generators, in the syntax of the attribute `passwordrules` (Apple, "Password
 * Rules"). A generated password has each kind of character; what a player types need not.
 */
export const passwordRules =
  'minlength: 6; maxlength: 20; required: lower; required: upper; required: digit; allowed: [_.!@#$%^&*?];';

/** At most 140 letters, digits and _ @ . Without a username the phone number is the name (C4). */
export const username = matches(/^[A-Za-z0-9_@.]{1,140}$/, { name: 'username' });

/** 6 upper-case letters or digits. */
export const inviteCode = matches(/^[A-Z0-9]{6}$/, { name: 'inviteCode' });

/** The six digits of an SMS. */
export const oneTimeCode = grouped(code(6));

/** The four digits of the captcha picture. */
export const captcha = grouped(matches(/^\d{4}$/, { name: 'captcha' }));

/** 4 to 30 digits, leading zeros kept (D4). */
export const bankAccount = grouped(matches(/^\d{4,30}$/, { name: 'bankAccount' }));

const transaction = matches(/^[A-Za-z0-9-]{4,40}$/, { name: 'pattern' });
/** The number of a transfer on the bank's receipt: 4 to 40 letters, digits and hyphens, in groups or not. */
export const transactionNo: Check = (text) => transaction(plainCode(text));
