import { vi } from 'vitest';
import type { Command } from '../../server/operator/command.js';
import type { TestServer } from './harness.js';

/** Runs a command of the operator on the server's database; returns its exit code and what it printed. */
export async function runCommand(
  { database, parts: { db, services } }: TestServer,
  command: Command,
  ...args: readonly string[]
): Promise<{ code: number; said: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await command.run({ database, db, services }, args);
    return { code, said: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
}
