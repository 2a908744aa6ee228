import type { Settings } from '../base/settings.js';
import type { Opened } from '../db/open.js';
import type { Services } from '../domain/services.js';

/** What a command works on: the migrated database of the settings, and the server's services. */
export interface CommandContext {
  readonly database: Opened;
  readonly db: Opened['db'];
  readonly services: Services;
}

/** One command of the operator's command line. */
export interface Command {
  /** Arguments and purpose, as the list of commands shows them. */
  readonly help: string;
  /** Runs the command and returns the exit code. */
  run(at: CommandContext, args: readonly string[]): Promise<number>;
}

/** A command that needs no database of this version: it makes one, or asks for none. */
export interface SetupCommand {
  readonly help: string;
  run(settings: Settings, args: readonly string[]): Promise<number>;
}

/** Prints a line. It may contain text by players, so control characters and changes of text direction are removed. */
export function say(text: string): void {
  process.stdout.write(`${text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')}\n`);
}
