import type { Settings } from '../base/settings.js';
import type { Opened } from '../db/open.js';
import type { Services } from '../domain/services.js';

/** What a command works on: the database of the settings, and the server's services. */
export interface CommandContext {
  readonly database: Opened;
  /** Of a command that changes something: its transaction, in which the change is recorded as well. */
  readonly db: Opened['db'];
  readonly services: Services;
  /** Adds what the arguments do not say to the record of the change. */
  readonly note: (details: Readonly<Record<string, unknown>>) => void;
}

/** Who gives a command, and why. */
export interface Operator {
  /** Null if neither OPERATOR nor --as names one. */
  readonly name: string | null;
  /** Null without --why. */
  readonly why: string | null;
}

/** One command of the operator's command line. */
export interface Command {
  /** Arguments and purpose, as the list of commands shows them. */
  readonly help: string;
  /**
   * Whether these arguments change something; the change is recorded then. If they say why, the reason; otherwise true,
   * and --why is required. A command without it only reads.
   */
  readonly changes?: (args: readonly string[]) => boolean | { readonly why: string };
  /** It holds up every transaction, so it runs outside of one. */
  readonly runsAlone?: true;
  /** Runs the command and returns the exit code. */
  run(at: CommandContext, args: readonly string[]): Promise<number>;
}

/** A command that needs no database of this version: it makes one. */
export interface SetupCommand {
  readonly help: string;
  run(settings: Settings, args: readonly string[], operator: Operator): Promise<number>;
}

/** Prints a line. It may contain text by players, so control characters and changes of text direction are removed. */
export function say(text: string): void {
  process.stdout.write(`${text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')}\n`);
}
