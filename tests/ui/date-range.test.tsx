import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateRange, type Dates } from '../../src/ui/date-range/DateRange.js';

afterEach(cleanup);

/** As the pages use it: what was chosen comes back. */
function Period({ given }: { given: Dates[] }) {
  const [dates, setDates] = useState<Dates>({ from: '2026-11-01', to: '2026-11-21' });
  return (
    <>
      <DateRange
        label="Period"
        labels={{ from: 'From', to: 'To' }}
        {...dates}
        min="2020-01-01"
        max="2026-11-25"
        onChange={(next) => {
          given.push(next);
          setDates(next);
        }}
      />
      <button type="button" onClick={() => setDates({ from: null, to: null })}>
        All
      </button>
    </>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a field keeps its focus while a date is typed part by part', () => {
  const given: Dates[] = [];
  render(<Period given={given} />);
  const from = field('From');
  from.focus();
  fireEvent.change(from, { target: { value: '2026-10-01' } });
  fireEvent.change(from, { target: { value: '2026-10-15' } });
  expect(document.activeElement).toBe(from);
  expect(field('From')).toBe(from);
  expect(given).toEqual([
    { from: '2026-10-01', to: '2026-11-21' },
    { from: '2026-10-15', to: '2026-11-21' },
  ]);
});

test('days in the wrong order are exchanged, and days that are cleared outside are cleared here', () => {
  const given: Dates[] = [];
  render(<Period given={given} />);
  fireEvent.change(field('From'), { target: { value: '2026-11-24' } });
  expect(given).toEqual([{ from: '2026-11-21', to: '2026-11-24' }]);
  expect([field('From').value, field('To').value]).toEqual(['2026-11-21', '2026-11-24']);
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect([field('From').value, field('To').value]).toEqual(['', '']);
});
