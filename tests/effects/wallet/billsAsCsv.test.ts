import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { exportColumns } from '../../../machines/wallet/billsFile.machine.js';
import { billsAsCsv } from '../../../src/effects/wallet/billsAsCsv.js';
import { bill } from '../../fixtures/wallet/orders.js';

const fieldsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true }).data;

test('has one line for each bill, with the words of the language and exact decimal amounts, at the time of the site', () => {
  const csv = billsAsCsv(
    [
      bill({ createTime: '2026-11-21T20:33:02.000Z', amount: -5, balanceAfter: 1_234_567_890_123 }),
      bill({ billId: 'b2', amount: 50_000, balanceAfter: null, transferType: null }),
    ],
    { head: exportColumns, words: { deposit: 'ฝากเงิน' }, timeZone: 'UTC+6:30' },
  );
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(fieldsOf(csv)).toMatchObject([
    { createTime: '2026-11-22 03:03:02', billType: 'ฝากเงิน', amount: '-0.05', balanceAfter: '12345678901.23' },
    { billId: 'b2', amount: '500.00', balanceAfter: '', transferType: '' },
  ]);
});

test('commas, quotes and lines in a name stay one field, and no name becomes a formula', () => {
  const names = ['Moon, "the big"\none', '=HYPERLINK("http://evil")', '@SUM(A1)', '+cmd', '-2+3'];
  const csv = billsAsCsv(
    names.map((gameName, at) => bill({ billId: `b${at}`, gameName })),
    { head: exportColumns, words: {}, timeZone: 'UTC+8' },
  );
  const read = fieldsOf(csv).map(({ gameName }) => gameName);
  expect(read[0]).toBe(names[0]);
  expect(read[1]).toBe(`'${names[1]}`);
  expect(read[2]).toBe(`'${names[2]}`);
  expect(read[3]).toBe(`'${names[3]}`);
});
