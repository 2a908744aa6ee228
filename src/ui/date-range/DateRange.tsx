import { useId, useState } from 'react';
import { labelLine } from '../field/field.css.js';
import * as css from './DateRange.css.js';

export type Dates = { from: string | null; to: string | null };
export type DateRangeProps = Dates & {
  label: string;
  labels: { from: string; to: string };
  /** The first and the last day that can be chosen, as 2026-11-21. */
  min: string;
  max: string;
  /** Days in the wrong order are exchanged. */
  onChange: (dates: Dates) => void;
};

/** Two native date inputs: a phone's own calendar, the language of the device, and no code. */
export function DateRange({ label, labels, from, to, min, max, onChange }: DateRangeProps) {
  const id = useId();
  // A field keeps its own text while it is typed into. Only days from outside replace it, by a new key.
  const [shown, setShown] = useState({ from, to, version: 0 });
  if (shown.from !== from || shown.to !== to) setShown({ from, to, version: shown.version + 1 });
  const change = (name: keyof Dates, { value, validity }: HTMLInputElement) => {
    // While the year is typed the date is one of another century.
    if (!validity.valid) return;
    const next: Dates = { from, to, [name]: value === '' ? null : value };
    setShown({ ...next, version: shown.version });
    onChange(next.from !== null && next.to !== null && next.from > next.to ? { from: next.to, to: next.from } : next);
  };
  const field = (name: keyof Dates) => (
    <div>
      <label htmlFor={`${id}-${name}`} className={labelLine}>
        {labels[name]}
      </label>
      <input
        key={shown.version}
        id={`${id}-${name}`}
        type="date"
        min={min}
        max={max}
        defaultValue={shown[name] ?? ''}
        onChange={({ currentTarget }) => change(name, currentTarget)}
        className={css.input}
      />
    </div>
  );
  return (
    <fieldset aria-label={label} className={css.range}>
      {field('from')}
      {field('to')}
    </fieldset>
  );
}
