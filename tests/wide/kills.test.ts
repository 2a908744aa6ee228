import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { survivesKill } from '../ledger/crash.js';

describe('a server that is killed repeatedly', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-kills-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([3, 50, 120, 333])('the same folder loses nothing after %i movements', (after) =>
    survivesKill(folder, after),
  );
});
