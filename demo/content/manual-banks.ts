import * as v from 'valibot';
import type { CountryCode } from '../../server/base/site.js';
import { readContent, said, texts } from './read.js';
import { inMinorUnits, SITE_CONTENT } from './sites.js';

const { holder, notes } = readContent(
  'manual-deposits',
  v.strictObject({ holder: said, notes: v.strictObject({ receipt: texts, transactionNo: texts }) }),
);

/** Accounts of the site that take manual deposits (decision E3), with amounts in minor units. */
export function manualBanks(country: CountryCode) {
  const { least, most, accounts } = SITE_CONTENT[country].manualDeposits;
  return accounts.map(({ bank, number, proof, isOpen }) => ({
    id: `manual-${bank.toLowerCase()}`,
    bankCode: bank,
    holder,
    accountNumber: number,
    note: notes[proof],
    minAmount: inMinorUnits(least),
    maxAmount: inMinorUnits(most),
    needsTransactionNo: proof === 'transactionNo',
    isOpen,
  }));
}
