/** Rules of what a person may type, by section 5 of the specification. Pure: charts, screens and tests share them. */

/** 6 to 20 letters, digits and _ . ! @ # $ % ^ & * ? */
export const isPassword = (text: string): boolean => /^[A-Za-z0-9_.!@#$%^&*?]{6,20}$/.test(text);

/** Letters, digits and _ @ . , 32 at most; empty is the phone (C4). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9_@.]{1,32}$/.test(text);

/** 6 upper-case letters or digits. */
export const isInviteCode = (text: string): boolean => /^[A-Z0-9]{6}$/.test(text);

/** The code of an SMS. */
export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The digits of the captcha picture. */
export const isCaptchaCode = (text: string): boolean => /^\d{4}$/.test(text);

/** 4 to 30 digits, leading zeros kept (D4). */
export const isBankAccount = (text: string): boolean => /^\d{4,30}$/.test(text);
