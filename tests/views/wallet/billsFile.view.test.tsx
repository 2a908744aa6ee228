import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  billsFileMachine,
  exportColumns,
  type BillsExport,
  type BillsFileRef,
} from '../../../machines/wallet/billsFile.machine.js';
import { FileButton } from '../../../src/screens/wallet/bills/FileButton.js';
import { billsFileSpec } from '../../fixtures/wallet/billsFile.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, type Page } from '../../support/render.js';

const says =
  (text: string) =>
  ({ getByText }: Page) =>
    expect(getByText(text)).toBeTruthy();

const view: View<typeof billsFileMachine, Page> = {
  open: (ref) => openPage(<FileButton file={ref as BillsFileRef} request={{ type: 'deposit' }} />),
  ...onPage,
  send: {
    'billsFile.requested': pressIfTaken('Save as CSV'),
  },
  sees: {
    idle: says('Save as CSV'),
    loading: ({ getByRole }) =>
      expect(getByRole('button', { name: 'Reading all bills' }).getAttribute('aria-busy')).toBe('true'),
    saved: says('The file is saved.'),
    unavailable: says('The file could not be written. Please try again.'),
  },
};

// What was asked for is checked below: the screen has its own words, the journeys those of the test.
const journeys = Object.fromEntries(
  Object.entries(billsFileSpec.journeys).map(([name, { asked: _asked, ...journey }]) => [name, journey]),
);
describePaths(billsFileMachine, { ...billsFileSpec, journeys }, view);

test('the file gets the filter, a head for each column, and words for the values', async () => {
  const wanted: unknown[] = [];
  const saveBills = fromPromise<void, BillsExport>(async ({ input }) => void wanted.push(input));
  const file = createActor(billsFileMachine.provide({ actors: { saveBills } })).start();
  await press('Save as CSV')(openPage(<FileButton file={file} request={{ type: 'deposit' }} />));
  expect(wanted).toMatchObject([
    { request: { type: 'deposit' }, words: { games: 'Games', pendingReview: 'In review', withdraw: 'Withdrawal' } },
  ]);
  const { head, timeZone } = wanted[0] as BillsExport;
  expect(head).toHaveLength(exportColumns.length);
  expect(timeZone).toBe('UTC+8');
  // Which zone and which currency the figures of the file are in.
  expect(head.filter((one) => one.includes('('))).toEqual(['Time (UTC+8)', 'Amount (PHP)', 'Balance after (PHP)']);
  file.stop();
});
