import { expect } from 'vitest';
import { atomically } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { seedCatalogue } from '../../demo/catalogue.js';
import type { Settings } from '../../server/base/settings.js';
import { SITES, type CountryCode } from '../../server/base/site.js';
import type { Content, Engine } from './databases.js';
import { startTestServer, type TestAnswer, type TestServer } from './harness.js';

/** A server with the catalogue of the demo lobby, without any rounds played. */
export async function startStocked(
  engine: Engine,
  site: CountryCode = 'PH',
  settings: Partial<Settings> = {},
): Promise<TestServer> {
  return startTestServer({ engine, settings: { SITE: site, ...settings }, content: catalogueOf(site) });
}

const catalogueOf = (site: CountryCode): Content => ({
  name: `catalogue-${site}`,
  fill: ({ db }) => atomically(db, (trx) => seedCatalogue(trx, SITES[site], new Date())),
});

export type Rows<T> = { readonly rows: readonly T[]; readonly total: number };

/** The data of an answer that must be a success. */
export function dataOf({ body }: TestAnswer): unknown {
  expect(body).toMatchObject({ code: 200 });
  return body.data;
}

/** The rows of a list that must be a success. */
export function rowsOf({ body }: TestAnswer): Rows<unknown> {
  expect(body).toMatchObject({ code: 200 });
  return { rows: body['rows'] as unknown[], total: body['total'] as number };
}

/** Checks that every balance equals the sum of its transfers. */
export async function expectSoundLedger({ parts: { db } }: TestServer): Promise<void> {
  expect((await audit(db)).findings).toEqual([]);
}
