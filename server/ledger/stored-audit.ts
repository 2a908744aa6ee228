import type { Db } from '../db/open.js';
import type { Swept } from '../base/each-row.js';
import { audit } from './audit.js';

/** What is kept of an audit. */
export interface StoredAudit {
  readonly at: Date;
  readonly transfers: number;
  /** Number of differences found; 0 means that the ledger is correct. */
  readonly findings: number;
  /** Number of amounts that an operator has to decide about. */
  readonly suspense: number;
}

/** How long the results are kept. */
const KEPT_MS = 90 * 86_400_000;

/** Audits the ledger and stores the result. Every finding is a failure, so that it stands in the log. */
export async function auditAndStore(db: Db, now: Date): Promise<Swept> {
  const { transfers, findings, suspense } = await audit(db);
  await db
    .insertInto('ledger_audit')
    .values({ at: now, transfers, findings: findings.length, suspense: suspense.length })
    .execute();
  await db
    .deleteFrom('ledger_audit')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  return {
    done: 1,
    failures: findings.map(({ what, subject, expected, found }) => ({
      row: `${what}: ${subject}`,
      cause: new Error(`should be ${expected} and is ${found} (minor units)`),
    })),
  };
}

/** The newest stored audit; null if there was none. */
export async function lastAudit(db: Db): Promise<StoredAudit | null> {
  const last = await db.selectFrom('ledger_audit').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst();
  return last ?? null;
}
