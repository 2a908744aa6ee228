import type { SiteDay } from '../../../machines/shared/siteDays.js';
import { DayField } from '../date-field/DayField.js';
import * as css from './DateRange.css.js';

export type Dates = { from: SiteDay | null; to: SiteDay | null };
export type DateRangeProps = Dates & {
  label: string;
  labels: { from: string; to: string };
  /** The first and the last day that can be chosen. */
  min: SiteDay;
  max: SiteDay;
  /** Days in the wrong order are exchanged. */
  onChange: (dates: Dates) => void;
};

export function DateRange({ label, labels, from, to, min, max, onChange }: DateRangeProps) {
  const change = (next: Dates) =>
    onChange(next.from !== null && next.to !== null && next.from > next.to ? { from: next.to, to: next.from } : next);
  return (
    <fieldset aria-label={label} className={css.days}>
      <DayField label={labels.from} value={from} {...{ min, max }} onChange={(day) => change({ from: day, to })} />
      <DayField label={labels.to} value={to} {...{ min, max }} onChange={(day) => change({ from, to: day })} />
    </fieldset>
  );
}
