import type { Currency } from '../../../../machines/vocabulary.js';

/** The step that quick amounts are rounded to, in minor units: 1,373 pesos would be an odd offer. */
const step: Readonly<Record<Currency, number>> = { PHP: 100_00, THB: 100_00, MMK: 1_000_00 };

/** Quick amounts in minor units: the least amount, a rounded quarter and half of the wallet, and the whole wallet. */
export function picksOf(balance: number, least: number, currency: Currency): readonly number[] {
  const round = (amount: number) => Math.trunc(amount / step[currency]) * step[currency];
  const amounts = [least, round(balance / 4), round(balance / 2), balance].filter(
    (amount) => amount >= least && amount <= balance && amount > 0,
  );
  return [...new Set(amounts)].sort((one, other) => one - other);
}

/** The amount that the field begins with: a modest one of the quick amounts, and the whole wallet only if it is the least. */
export const offeredOf = (picks: readonly number[]): number | null => picks[picks.length > 2 ? 1 : 0] ?? null;
