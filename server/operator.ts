import { openDatabase } from './db/open.js';
import { FolderInUse } from './db/lock.js';
import { migrate } from './db/migrate.js';
import { endSessionsOf } from './domain/access/sessions.js';
import { audit } from './ledger/audit.js';
import { auditMakers } from './sandbox/maker/audit.js';
import { findPlayer } from './domain/access/players.js';
import type { Db } from './db/open.js';
import { readSettings, SETTINGS } from './settings.js';

/** What an operator may do from the command line. Each answers the exit code. */
const COMMANDS: Readonly<Record<string, { readonly help: string; readonly run: (db: Db, args: readonly string[]) => Promise<number> }>> = {
  audit: { help: 'recompute every balance of the ledger and compare; exit code 2 when something differs', run: auditLedger },
  'lock-player': { help: '<username or phone>: end the sessions of a player and let no new one begin', run: (db, args) => setStatus(db, args, 'locked') },
  'unlock-player': { help: '<username or phone>: let a locked player log in again', run: (db, args) => setStatus(db, args, 'active') },
};

/** `npm run operator -- <command>`, on the database that the settings name. Stop the server first when it is the embedded one. */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === 'settings') return listSettings();
  const command = COMMANDS[name];
  if (command === undefined) {
    say(['Commands:', '  settings every setting of the server, its default and what it means', ...Object.entries(COMMANDS).map(([known, { help }]) => `  ${known} ${help}`)].join('\n'));
    return name === '' ? 0 : 1;
  }
  const database = await openDatabase(readSettings(process.env));
  try {
    await migrate(database);
    return await command.run(database.db, args);
  } finally {
    await database.close();
  }
}

async function auditLedger(db: Db): Promise<number> {
  const { transfers, accounts, held, findings } = await audit(db);
  const sums = Object.entries(held).map(([currency, minor]) => `${currency} ${(minor / 100).toFixed(2)}`);
  say(`${transfers} transfers, ${accounts} accounts, players hold ${sums.join(', ') || 'nothing'}.`);
  for (const { what, subject, expected, found } of findings) say(`${what}: ${subject} should be ${expected} and is ${found} (minor units)`);
  const atMakers = await auditMakers(db);
  for (const { playerRef, makerRef, ledger, maker } of atMakers) say(`maker ${makerRef}, ${playerRef}: the ledger says ${ledger} and the maker ${maker} (minor units)`);
  const count = findings.length + atMakers.length;
  say(count === 0 ? 'The ledger is sound and agrees with the makers: no drift.' : `${count} findings.`);
  return count === 0 ? 0 : 2;
}

function listSettings(): number {
  for (const [name, { fallback, means }] of Object.entries(SETTINGS)) say(`${name.padEnd(22)} ${(String(fallback) || '(empty)').padEnd(12)} ${means}`);
  return 0;
}

async function setStatus(db: Db, [who = '']: readonly string[], status: 'active' | 'locked'): Promise<number> {
  const player = await findPlayer(db, who);
  if (player === undefined) {
    say(`Nobody is called ${who}.`);
    return 1;
  }
  await db.updateTable('player').set({ status }).where('id', '=', player.id).execute();
  if (status === 'locked') await endSessionsOf(db, player.id, new Date());
  say(`${who} is ${status}.`);
  return 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof FolderInUse ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
});
