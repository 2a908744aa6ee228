import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openDatabase } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { bundleOf } from '../server/bundle.js';

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));

/**
 * Kills a process that moves money after some acknowledged transfers. All of them must be kept, the folder must be
 * free, and the audit must find nothing.
 */
export async function survivesKill(folder: string, after: number): Promise<void> {
  const child = spawn(process.execPath, [await bundleOf(CHILD), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === after) child.kill('SIGKILL');
  }
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');

  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: '', DATABASE_POOL: 1 });
  try {
    const kept = await database.db.selectFrom('transfer').select('id').where('type', '=', 'to_maker').execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect((await audit(database.db)).findings).toEqual([]);
  } finally {
    await database.close();
  }
}
