import { unparse } from 'papaparse';
import type { Bill } from '../../../machines/vocabulary.js';
import { exportColumns, type BillsExport } from '../../../machines/wallet/billsFile.machine.js';

/**
 * The bills as CSV (RFC 4180), one line each: times in UTC, amounts as decimal numbers. A spreadsheet must not run a text
 * that begins with = as a formula, and needs the byte order mark to read Thai, Burmese and Chinese.
 */
export function billsAsCsv(bills: readonly Bill[], head: BillsExport['head'], words: BillsExport['words']): string {
  const rows = bills.map((bill) =>
    exportColumns.map((column) => {
      const value = bill[column];
      if (value === null) return '';
      if (typeof value === 'number') return decimal(value);
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
