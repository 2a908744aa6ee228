import type { GameLanguage } from './wire.js';

/** Formats minor units: the currency's short sign, Latin digits, no cents in MMK. */
export function moneyFormat(language: GameLanguage, currency: string): (minor: number) => string {
  const decimals = currency === 'MMK' ? 0 : 2;
  const format = new Intl.NumberFormat(`${language.replace('_', '-')}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // A space after the sign, as in the lobby.
  return (minor) => format.format(minor / 100).replace(/^(\D+?)\s?(?=\d)/, '$1\u00a0');
}
