import type { Evidence } from '../adapters/calls/evidence.js';
import type { Db } from '../db/open.js';

/** Keeps an answer of a company that the port does not allow, for `operator list evidence`. */
export async function keepEvidence(db: Db, evidence: Evidence, at: Date): Promise<void> {
  await db
    .insertInto('company_evidence')
    .values({ ...evidence, at })
    .execute();
}
