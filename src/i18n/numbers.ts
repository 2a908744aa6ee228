import type { Locale } from '../../machines/vocabulary.js';

/** Groups thousands, with Latin digits in every language (H3), by hand for the same reason as money. */
export const formatCount = (count: number): string => String(Math.trunc(count)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** 95.02 → "95.02%": at most two decimals, none that are empty. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

const steps = {
  thousands: [
    { from: 1_000_000, unit: 'M' },
    { from: 1_000, unit: 'K' },
  ],
  /** Section 9: 1000 gives k, 10000 gives w, which only Chinese readers know (H3). */
  tenThousands: [
    { from: 10_000, unit: 'w' },
    { from: 1_000, unit: 'k' },
  ],
} as const;

/** A count that needs no exactness: "8.2K", "1.3w". Cut, never rounded up: nobody is told more than there is. */
export function formatShortCount(count: number, locale: Locale): string {
  const step = steps[locale === 'zh_CN' ? 'tenThousands' : 'thousands'].find(({ from }) => count >= from);
  return step ? `${formatCount(count / step.from)}${tenthOf(count, step.from)}${step.unit}` : formatCount(count);
}

function tenthOf(count: number, from: number): string {
  const tenth = Math.trunc((count * 10) / from) % 10;
  return tenth === 0 ? '' : `.${tenth}`;
}
