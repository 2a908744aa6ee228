import type { Currency } from '../../vocabulary.js';

/**
 * Decimals that people write. ISO 4217 defines 2 for MMK too, but people in Myanmar do not write them (D3). The wire
 * always uses hundredths.
 */
const decimals: Readonly<Record<Currency, 0 | 2>> = { PHP: 2, THB: 2, MMK: 0 };
/** Digits of the minor unit on the wire, for every currency. */
export const minorDigits = 2;

export const fractionDigits = (currency: Currency): 0 | 2 => decimals[currency];
