import type { Currency } from '../../vocabulary.js';

/** Decimals that people write. ISO 4217 says 2 for MMK too; nobody in Myanmar writes them (D3). On the wire it is always hundredths. */
const decimals: Readonly<Record<Currency, 0 | 2>> = { PHP: 2, THB: 2, MMK: 0 };
/** Digits of the minor unit on the wire, whatever the currency. */
export const minorDigits = 2;

export const fractionDigits = (currency: Currency): 0 | 2 => decimals[currency];
