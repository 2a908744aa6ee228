import type { GameLanguage } from './wire.js';

/** Minor units as the player reads them: the currency's short sign, Latin digits, no cents in MMK. */
export function moneyFormat(language: GameLanguage, currency: string): (minor: number) => string {
  const decimals = currency === 'MMK' ? 0 : 2;
  const format = new Intl.NumberFormat(`${language.replace('_', '-')}-u-nu-latn`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // A gap after the sign, as the lobby around writes it.
  return (minor) => format.format(minor / 100).replace(/^(\D+?)\s?(?=\d)/, '$1\u00a0');
}
