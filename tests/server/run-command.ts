import { vi } from 'vitest';
import type { Command } from '../../server/operator/command.js';
import { COMMANDS } from '../../server/operator/commands.js';
import { runRecorded } from '../../server/operator/record.js';
import type { TestServer } from './harness.js';

/** Runs a command in the name of a tester on the server's database; returns its exit code and what it printed. */
export async function runCommand(
  { parts }: TestServer,
  command: Command,
  ...args: readonly string[]
): Promise<{ code: number; said: string }> {
  const name = Object.keys(COMMANDS).find((known) => COMMANDS[known] === command) ?? '';
  return silenced(() => runRecorded({ name: 'tester', why: 'a test' }, [name, command], parts, args));
}

/** Runs something that prints, without printing. */
export async function silenced(run: () => Promise<number>): Promise<{ code: number; said: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    return { code: await run(), said: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
}
