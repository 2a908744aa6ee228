import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateRange, type Dates } from '../../src/ui/date-range/DateRange.js';
import { chooseDay, chooseIn, openPage } from '../support/render.js';

/** As the pages use it: what was chosen comes back. */
function Period({ given }: { given: Dates[] }) {
  const [dates, setDates] = useState<Dates>({ from: '2026-11-01', to: '2026-11-21' });
  return (
    <>
      <DateRange
        label="Period"
        labels={{ from: 'From', to: 'To' }}
        {...dates}
        min="2026-09-10"
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
const list = (field: string, name: string) =>
  within(screen.getByRole('group', { name: field })).getByLabelText<HTMLSelectElement>(name);
const offered = (field: string, name: string) => [...list(field, name).options].map(({ text }) => text);

function open(): Dates[] {
  const given: Dates[] = [];
  openPage(<Period given={given} />);
  return given;
}

test('the lists offer the days that can be chosen, and no other', () => {
  open();
  expect(offered('From', 'Month')).toEqual(['–', 'Nov 2026', 'Oct 2026', 'Sep 2026']);
  expect(offered('From', 'Day').at(-1)).toBe('25');
  chooseIn(screen, 'From', { Month: '2026-09-01' });
  expect([offered('From', 'Day')[0], offered('From', 'Day').at(-1)]).toEqual(['10', '30']);
});

test('another month keeps the day where it has one, and the focus', () => {
  const given = open();
  list('From', 'Month').focus();
  chooseDay(screen, 'From', '2026-10-31');
  chooseIn(screen, 'From', { Month: '2026-09-01' });
  expect(given.at(-1)).toEqual({ from: '2026-09-30', to: '2026-11-21' });
  expect(document.activeElement).toBe(list('From', 'Month'));
});

test('a month is no day until its day is chosen, and no month is no day', () => {
  const given = open();
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(list('From', 'Day').disabled).toBe(true);
  chooseIn(screen, 'From', { Month: '2026-09-01' });
  expect(given).toEqual([]);
  chooseIn(screen, 'From', { Day: '2026-09-12' });
  chooseIn(screen, 'From', { Month: '' });
  expect(given).toEqual([
    { from: '2026-09-12', to: null },
    { from: null, to: null },
  ]);
  expect(list('From', 'Month').value).toBe('');
});

test('days in the wrong order are exchanged', () => {
  const given = open();
  chooseDay(screen, 'From', '2026-11-24');
  expect(given.at(-1)).toEqual({ from: '2026-11-21', to: '2026-11-24' });
  expect([list('From', 'Day').value, list('To', 'Day').value]).toEqual(['2026-11-21', '2026-11-24']);
});
