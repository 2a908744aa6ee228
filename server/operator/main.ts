import { FolderInUse } from '../db/lock.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { say } from './command.js';
import { COMMANDS, SETUP_COMMANDS } from './commands.js';
import { openServices } from '../compose.js';
import { readSettings, SETTINGS, WrongSettings } from '../base/settings.js';

/**
 * Runs `npm run operator -- <command>` on the database that the settings name. Stop the server first if it uses the
 * embedded database.
 */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === 'settings') return listSettings();
  const setup = SETUP_COMMANDS[name];
  if (setup !== undefined) return setup.run(readSettings(process.env), args);
  const command = COMMANDS[name];
  if (command === undefined) {
    say(
      [
        'Commands:',
        '  settings every setting of the server, its default and what it means',
        ...Object.entries({ ...COMMANDS, ...SETUP_COMMANDS }).map(([known, { help }]) => `  ${known} ${help}`),
      ].join('\n'),
    );
    return name === '' ? 0 : 1;
  }
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    return await command.run(
      { database, db: database.db, services: openServices(settings, { db: database.db }) },
      args,
    );
  } finally {
    await database.close();
  }
}

function listSettings(): number {
  for (const [name, { fallback, means }] of Object.entries(SETTINGS))
    say(`${name.padEnd(22)} ${(String(fallback) || '(empty)').padEnd(12)} ${means}`);
  return 0;
}

/** One sentence for an error that a person can fix, the stack for any other. */
function textOf(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof WrongSettings) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  return 1;
});
