/** Total stakes to choose from, in minor units: 1 to 500 in pesos and baht, and about as much in kyat. */
const BY_CURRENCY: Readonly<Record<string, readonly number[]>> = {
  PHP: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  THB: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  MMK: [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000],
};

/** Every stake is whole units of the currency, so that each game can pay hundredths of it without rounding. */
export function stakesIn(currency: string): readonly number[] {
  const stakes = BY_CURRENCY[currency]?.map((whole) => whole * 100);
  if (stakes === undefined) throw new Error(`no stakes in ${currency}`);
  return stakes;
}

/** Start balance of a demo in minor units: two hundred times a middle stake. */
export const demoStart = (currency: string): number => (stakesIn(currency)[3] ?? 0) * 200;
