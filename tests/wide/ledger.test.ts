import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { survivesKill } from '../ledger/crash.js';
import { tillAgreesWithModel } from '../ledger/till-model.js';
import { agreesWithModel } from '../ledger/wallet-model.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';

describe.each(ENGINES)('long sequences of movements on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  // Without a seed of its own: a failure prints the one to repeat it with.
  test('leave the balances that plain arithmetic gives', () => agreesWithModel(database, { runs: 150, longest: 60 }));

  test('and of days at the till leave them, too', () => tillAgreesWithModel(database, { runs: 60, longest: 60 }));
});

describe('killed again and again', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-kills-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([3, 50, 120, 333])('the same folder loses nothing after %i movements', (after) =>
    survivesKill(folder, after),
  );
});
