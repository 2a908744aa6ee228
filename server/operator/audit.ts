import { auditMakers } from '../domain/play/maker-audit.js';
import { auditAndStore } from '../ledger/stored-audit.js';
import { say, type Command } from './command.js';
import { sentenceOf } from './suspense.js';

export const auditCommand: Command = {
  help: 'recompute every balance of the ledger and compare; exit code 2 when something differs, 3 when the audit failed',
  run: async ({ db, services }) => {
    const report = await auditAndStore(db, services.clock.now()).catch((error: unknown) => {
      say(
        `The audit failed and says nothing about the ledger: ${error instanceof Error ? error.message : String(error)}`,
      );
      return null;
    });
    if (report === null) return 3;
    const { transfers, accounts, held, findings, suspense } = report;
    const sums = Object.entries(held).map(([currency, minor]) => `${currency} ${(minor / 100).toFixed(2)}`);
    say(`${transfers} transfers, ${accounts} accounts, players hold ${sums.join(', ') || 'nothing'}.`);
    for (const { what, subject, expected, found } of findings)
      say(`${what}: ${subject} should be ${expected} and is ${found} (minor units)`);
    for (const entry of suspense) say(`suspense: ${sentenceOf(entry)}`);
    const makers = await auditMakers(db, services.maker);
    if (makers === null) say('The maker reports no books: only the ledger was audited.');
    for (const { currency, rounds, amount } of makers?.openStakes ?? [])
      say(`Open rounds at the makers: ${rounds}, with stakes of ${currency} ${(amount / 100).toFixed(2)}.`);
    for (const { playerId, makerId, currency, what, ledger, maker } of makers?.findings ?? [])
      say(
        `maker ${makerId}, player ${playerId}, ${currency}, ${what}: the ledger says ${ledger} and the maker ${maker} (minor units)`,
      );
    const count = findings.length + (makers?.findings.length ?? 0);
    const agrees = makers === null ? '' : ' and agrees with the makers';
    say(count === 0 ? `The ledger is sound${agrees}: no drift.` : `${count} findings.`);
    return count === 0 ? 0 : 2;
  },
};
