import type { NotNull, Selectable } from 'kysely';
import type { Db } from '../db/open.js';
import type { Database } from '../db/schema.js';
import type { Swept } from '../base/each-row.js';
import { auditedThrough, auditSince, type Audited } from './audit-since.js';
import { audit, type AuditReport } from './audit.js';

/** What is kept of an audit. */
export type StoredAudit = Selectable<Database['ledger_audit']>;

/** How long the results are kept. */
const KEPT_MS = 90 * 86_400_000;

/**
 * Audits the ledger and stores the result: all of it, or what changed since the last good audit (all of it if there is none).
 * An audit that fails is stored as failed and rejects: the last good result must not stand for it.
 */
export async function auditAndStore(db: Db, now: Date, what: 'all' | 'changes' = 'all'): Promise<AuditReport> {
  const last = what === 'all' ? null : await lastGood(db);
  const run = async () => {
    const report = last === null ? await audit(db) : await auditSince(db, last);
    return { report, through: await auditedThrough(db, now) };
  };
  const { report, through } = await run().catch(async (error: unknown) => {
    await store(db, { at: now, is_full: last === null, error: error instanceof Error ? error.message : String(error) });
    throw error;
  });
  const { transfers, findings, suspense } = report;
  const figures = { transfers, findings: findings.length, suspense: suspense.length };
  await store(db, {
    at: now,
    is_full: last === null,
    ...figures,
    through_seq: through.throughSeq,
    held: through.held,
  });
  return report;
}

/** The same as scheduled work: every finding is a failure, so that it stands in the log. */
export async function sweepAudit(db: Db, now: Date, what: 'all' | 'changes' = 'all'): Promise<Swept> {
  const { findings } = await auditAndStore(db, now, what);
  return {
    done: 1,
    failures: findings.map(({ what: kind, subject, expected, found }) => ({
      row: `${kind}: ${subject}`,
      cause: new Error(`should be ${expected} and is ${found} (minor units)`),
    })),
  };
}

/** Where the newest audit without findings ended. */
async function lastGood(db: Db): Promise<Audited | null> {
  const row = await newest(db)
    .where('findings', '=', 0)
    .where('held', 'is not', null)
    .$narrowType<{ through_seq: NotNull; held: NotNull }>()
    .executeTakeFirst();
  return row ? { at: row.at, throughSeq: row.through_seq, held: row.held } : null;
}

async function store(db: Db, result: Partial<StoredAudit> & Pick<StoredAudit, 'at'>): Promise<void> {
  await db
    .insertInto('ledger_audit')
    .values({ ...result, held: result.held ? JSON.stringify(result.held) : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('ledger_audit')
    .where('at', '<', new Date(result.at.getTime() - KEPT_MS))
    .execute();
}

/** The newest audit, whether it failed or not; null if there was none. */
export async function lastAudit(db: Db): Promise<StoredAudit | null> {
  return (await newest(db).executeTakeFirst()) ?? null;
}

/** The newest audit that came to a result. */
export async function lastResult(db: Db): Promise<StoredAudit | null> {
  return (await newest(db).where('error', 'is', null).executeTakeFirst()) ?? null;
}

const newest = (db: Db) => db.selectFrom('ledger_audit').selectAll().orderBy('at', 'desc').limit(1);
