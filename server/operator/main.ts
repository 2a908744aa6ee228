import { FolderInUse } from '../db/lock.js';
import { schemaState, type SchemaState } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { say, type Operator } from './command.js';
import { COMMANDS, SETUP_COMMANDS } from './commands.js';
import { runRecorded } from './record.js';
import { withServices } from '../compose.js';
import { readSettings, SETTINGS, WrongSettings } from '../base/settings.js';

/**
 * Runs `npm run operator -- <command>` on the database that the settings name. Stop the server first if it uses the
 * embedded database.
 */
async function main(words: readonly string[]): Promise<number> {
  const [as, unnamed] = takeOption(words, '--as');
  const [why, [name = '', ...args]] = takeOption(unnamed, '--why');
  const operator: Operator = { name: as ?? (process.env['OPERATOR'] || null), why };
  if (name === 'settings') return listSettings();
  const setup = SETUP_COMMANDS[name];
  if (setup !== undefined) return setup.run(readSettings(process.env), args, operator);
  const command = COMMANDS[name];
  if (command === undefined) return help(name);
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const problem = problemOf(await schemaState(database));
    if (problem === null)
      return await withServices(settings, database, (services) =>
        runRecorded(operator, [name, command], { database, services }, args),
      );
    say(problem);
    return 1;
  } finally {
    await database.close();
  }
}

/** The word after an option, and the other words. */
function takeOption(words: readonly string[], option: string): readonly [string | null, readonly string[]] {
  const at = words.indexOf(option);
  return at === -1 ? [null, words] : [words[at + 1] ?? '', words.toSpliced(at, 2)];
}

/** A command for tables of another version would fail halfway, or worse, not fail. */
function problemOf({ pending, unknown }: SchemaState): string | null {
  if (unknown.length > 0)
    return `The database is of a newer version of the server: it has ${unknown.join(', ')}. Use the operator of that version.`;
  if (pending.length > 0)
    return `The database is empty or of an older version: ${pending.length} migrations have not run. Back it up, then say \`migrate\`.`;
  return null;
}

function help(name: string): number {
  say(
    [
      'Commands:',
      '  settings every setting of the server, its default and what it means',
      ...Object.entries({ ...COMMANDS, ...SETUP_COMMANDS }).map(([known, { help: means }]) => `  ${known} ${means}`),
      'Whatever changes something is recorded with who and why: --as NAME (or OPERATOR in the environment), and --why "…"',
      'unless the arguments say why. `log` shows the record.',
    ].join('\n'),
  );
  return name === '' || name === 'help' ? 0 : 1;
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
