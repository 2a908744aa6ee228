import type { Opened } from '../db/open.js';
import type { Services } from '../services.js';

/** What a command works on: the database that the settings name, brought up to date, and what the server shares. */
export interface Workplace {
  readonly database: Opened;
  readonly db: Opened['db'];
  readonly services: Services;
}

/** One command of the operator's command line. */
export interface Command {
  /** Its arguments and what it does, for the list. */
  readonly help: string;
  /** Does it and answers the exit code. */
  run(at: Workplace, args: readonly string[]): Promise<number>;
}

/** Writes a line for the operator. What players wrote may be in it: nothing of it may steer the terminal or turn the text around. */
export function say(text: string): void {
  process.stdout.write(`${text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')}\n`);
}
