import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { survivesKill } from './crash.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the embedded ledger, killed while it works, keeps every acknowledged transfer, frees its folder and passes the audit', () =>
  survivesKill(folder, 200));
