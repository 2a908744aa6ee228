import type { Locale } from '../../machines/vocabulary.js';

/** Groups thousands, with Latin digits in every language (H3); written by hand for the same reason as money. */
export const formatCount = (count: number): string => String(Math.trunc(count)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** 95.02 → "95.02%": at most two decimals, without trailing zeros. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

const steps = {
  thousands: [
    { from: 1_000_000, unit: 'M' },
    { from: 1_000, unit: 'K' },
  ],
  /** Section 9: k from 1000, w from 10000. Only Chinese uses w (H3). */
  tenThousands: [
    { from: 10_000, unit: 'w' },
    { from: 1_000, unit: 'k' },
  ],
} as const;

/** An approximate count: "8.2K", "1.3w". Cut, never rounded up, so that it never claims more than there is. */
export function formatShortCount(count: number, locale: Locale): string {
  const step = steps[locale === 'zh_CN' ? 'tenThousands' : 'thousands'].find(({ from }) => count >= from);
  return step ? `${formatCount(count / step.from)}${tenthOf(count, step.from)}${step.unit}` : formatCount(count);
}

function tenthOf(count: number, from: number): string {
  const tenth = Math.trunc((count * 10) / from) % 10;
  return tenth === 0 ? '' : `.${tenth}`;
}
