import { expect, test } from 'vitest';
import { savedOpeningOf } from '../../../machines/play/opening.js';

const want = { gameId: '1001', amount: 20_000, isDemo: false, recordId: null };

test.each([want, { ...want, amount: 0, recordId: 'R1' }, { ...want, amount: 0, isDemo: true }])(
  'a stored opening is read: %o',
  (stored) => expect(savedOpeningOf({ want: stored, key: 'k1' })).toEqual({ want: stored, key: 'k1' }),
);

test.each([
  null,
  {},
  { key: 'k1' },
  { want, key: 7 },
  { want: null, key: 'k1' },
  { want: { ...want, amount: '200' }, key: 'k1' },
  { want: { ...want, amount: 0.5 }, key: 'k1' },
  { want: { ...want, gameId: 1001 }, key: 'k1' },
  { want: { ...want, isDemo: 'no' }, key: 'k1' },
  { want: { ...want, recordId: undefined }, key: 'k1' },
])('nothing is opened by what another version may have stored: %o', (stored) =>
  expect(savedOpeningOf(stored)).toBeNull(),
);
