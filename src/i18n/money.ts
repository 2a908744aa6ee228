import { fractionDigits, minorDigits } from '../../machines/shared/rules/currency.js';
import type { Currency } from '../../machines/vocabulary.js';

const symbols: Readonly<Record<Currency, string>> = { PHP: '₱', THB: '฿', MMK: 'K' };

/**
 * The currency sign, then the number with comma and point, as all five languages write it with Latin digits (H3). Written
 * by hand, because the server and each browser have other versions of the locale data, and hydration needs the same text.
 */
export const formatMoney = (minor: number, currency: Currency): string =>
  written(minor, currency, fractionDigits(currency));

/** Without decimals if they are zero: quick picks, limits, winners. */
export const formatMoneyShort = (minor: number, currency: Currency): string =>
  written(minor, currency, minor % 10 ** minorDigits === 0 ? 0 : fractionDigits(currency));

function written(minor: number, currency: Currency, digits: number): string {
  const size = Math.abs(minor);
  const scale = 10 ** minorDigits;
  // The kyat is shown without decimals, rounded half up.
  const whole = digits === 0 ? Math.round(size / scale) : Math.trunc(size / scale);
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits === 0 ? '' : `.${String(size % scale).padStart(minorDigits, '0')}`;
  return `${minor < 0 ? '−' : ''}${symbols[currency]}\u00a0${grouped}${fraction}`;
}

/** Turns `my_MM` or `my-MM` into an Intl locale with Latin digits and the Gregorian calendar (H3). */
export const numberLocale = (locale: string): string => `${locale.replace('_', '-')}-u-ca-gregory-nu-latn`;
