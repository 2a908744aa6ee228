import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { tillAgreesWithModel } from './till-model.js';

describe.each(ENGINES)('any day at the till on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('goes as plain arithmetic says', () => tillAgreesWithModel(database, { runs: 15, longest: 30, seed: 20261121 }));
});
