import { hostname, userInfo } from 'node:os';
import type { Clock } from '../base/clock.js';
import { atomically, type Opened } from '../db/open.js';
import { say, type Command, type CommandContext, type Operator } from './command.js';
import { LEAST_REASON, MOST_REASON } from './reason.js';

/** A command that did nothing; whatever it wrote is undone. */
class Undone extends Error {
  constructor(readonly exitCode: number) {
    super('undone');
  }
}

/**
 * Runs a command. What it changes and the record of who changed it and why are one transaction. A change without a name or
 * a reason is refused.
 */
export async function runRecorded(
  operator: Operator,
  [name, command]: readonly [name: string, command: Command],
  { database, services }: Pick<CommandContext, 'database' | 'services'>,
  args: readonly string[],
): Promise<number> {
  const { db } = database;
  const changes = command.changes?.(args) ?? false;
  if (changes === false) return command.run({ database, services, db, note: () => undefined }, args);
  const why = (changes === true ? operator.why : changes.why)?.trim() ?? '';
  if (!mayChange(operator, why)) return 1;
  const details: Record<string, unknown> = {};
  const at: Omit<CommandContext, 'db'> = { database, services, note: (more) => void Object.assign(details, more) };
  const entry = { operator: operator.name, command: name, args, why, details };
  if (command.runsAlone) {
    const exitCode = await command.run({ ...at, db }, args);
    if (exitCode === 0) await record(db, services.clock, entry);
    return exitCode;
  }
  return atomically(db, async (trx) => {
    const exitCode = await command.run({ ...at, db: trx }, args);
    if (exitCode !== 0) throw new Undone(exitCode);
    await record(trx, services.clock, entry);
    return exitCode;
  }).catch((error: unknown) => {
    if (error instanceof Undone) return error.exitCode;
    throw error;
  });
}

/** Whether the operator may change something; says what is missing. */
export function mayChange<Named extends Operator>(
  operator: Named,
  why: string,
): operator is Named & { readonly name: string } {
  if (operator.name === null) {
    say(
      'This changes something, and what operators change is recorded: say who you are with --as NAME, or set OPERATOR.',
    );
    return false;
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u.test(operator.name)) {
    say('The name of an operator has 1 to 64 letters, digits, spaces or . _ @ -');
    return false;
  }
  if (why.length >= LEAST_REASON && why.length <= MOST_REASON) return true;
  say(`Say why with --why "…": ${LEAST_REASON} to ${MOST_REASON} characters, for whoever reads the record later.`);
  return false;
}

/** Adds to the record of what operators changed. */
export async function record(
  db: Opened['db'],
  clock: Clock,
  entry: {
    readonly operator: string;
    readonly command: string;
    readonly args: readonly string[];
    readonly why: string;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      ...entry,
      at: clock.now(),
      account: `${userInfo().username}@${hostname()}`,
      args: JSON.stringify(entry.args),
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
