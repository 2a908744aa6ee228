import { unparse } from 'papaparse';
import type { Bill } from '../../../machines/vocabulary.js';
import { offsetOf } from '../../i18n/dates.js';
import { exportColumns, type BillsExport } from '../../../machines/wallet/billsFile.machine.js';

/**
 * The bills as CSV (RFC 4180), one line each: times of the site as spreadsheets read them, amounts as decimal numbers. A
 * spreadsheet must not run a text that begins with = as a formula, and needs the byte order mark to read Thai, Burmese and
 * Chinese.
 */
export function billsAsCsv(
  bills: readonly Bill[],
  { head, words, timeZone }: Pick<BillsExport, 'head' | 'words' | 'timeZone'>,
): string {
  const offset = offsetOf(timeZone) * 60_000;
  const rows = bills.map((bill) =>
    exportColumns.map((column) => {
      const value = bill[column];
      if (value === null) return '';
      if (typeof value === 'number') return decimal(value);
      if (column === 'createTime')
        return new Date(Date.parse(value) + offset).toISOString().slice(0, 19).replace('T', ' ');
      return column === 'billType' || column === 'transferType' || column === 'status' || column === 'reason'
        ? (words[value] ?? value)
        : value;
    }),
  );
  return `\uFEFF${unparse({ fields: [...head], data: rows }, { escapeFormulae: /^[=@\t\r]|^[+-](?!\d)/ })}`;
}

/** Minor units as a decimal number: every currency is kept in hundredths (decision 008). */
function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
