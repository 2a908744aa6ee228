import type { Companies } from '../../sandbox/companies.js';
import type { Db } from '../../sandbox/store/store.js';
import { auditMakers, type MakersAudit } from '../../server/domain/play/maker-audit.js';
import type { Guests } from '../../server/http/parts.js';
import type { TestServer } from './harness.js';

/** What tests of one process sign with, as both companies do. */
export const SANDBOX_SECRET = 'what the tests sign with';

/** The books of the sandbox's companies in the process of a server, through their own handle. */
export function booksOf({ parts }: Pick<TestServer, 'parts'>): Db {
  if (parts.guests === null) throw new Error('This server has no sandbox in its process.');
  return (parts.guests as Guests & Companies).db;
}

/** The ledger compared with the books of the maker. */
export async function makersAudit({ parts: { db, services } }: Pick<TestServer, 'parts'>): Promise<MakersAudit> {
  const found = await auditMakers(db, services.maker);
  if (found === null) throw new Error('The maker reports no books.');
  return found;
}
