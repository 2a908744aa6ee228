import { toLatinDigits } from '../base/numerals.js';
import type { Site } from '../base/site.js';

/** National numbers that were typed without their leading 0, by dial code. */
const WITHOUT_ZERO: Readonly<Record<string, RegExp>> = { 63: /^9\d{9}$/ };

/**
 * A typed phone number in the country's 0-form, or null if it is not a mobile number there (decision D1, spec section
 * 5). Spaces, dashes, brackets and invisible marks are removed; +63, 63 and a missing 0 (PH), +66, 66 (TH), +95, 95 (MM) become 0.
 */
export function toZeroForm(
  typed: string,
  { dialCode, phonePattern }: Pick<Site, 'dialCode' | 'phonePattern'>,
): string | null {
  const digits = toLatinDigits(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}−.()（）]/gu, '')
    .replace(/^[+＋]/, '');
  const national = digits.startsWith(dialCode) ? digits.slice(dialCode.length).replace(/^0?/, '0') : digits;
  const zeroForm = WITHOUT_ZERO[dialCode]?.test(national) === true ? `0${national}` : national;
  return phonePattern.test(zeroForm) ? zeroForm : null;
}

/** Whether the nonce is Base64 of the phone and a number from 1000 to 9999 (decision C2). It proves nothing. */
export function isNonceOf(phone: string, nonce: string, site: Pick<Site, 'dialCode' | 'phonePattern'>): boolean {
  const text = Buffer.from(nonce, 'base64').toString('utf8');
  return /[1-9]\d{3}$/.test(text) && toZeroForm(text.slice(0, -4), site) === phone;
}
