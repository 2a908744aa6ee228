import { sql } from 'kysely';
import { deleteInBatches, inBatches } from '../db/in-batches.js';
import type { Db } from '../db/open.js';
import { eachRow, type Swept } from '../base/each-row.js';
import { deleteUnclaimedUploads } from '../domain/upload/uploads.js';

const DAY_MS = 86_400_000;

/** How long a repeated request is recognized: longer than any client keeps its key. */
const KEYS_MS = 30 * DAY_MS;
/** How long an answer of a company that nobody could read is kept, for the talk with that company. */
const EVIDENCE_MS = 90 * DAY_MS;
/** How long the address and the device of a session are kept after its last use. */
const ADDRESSES_MS = 90 * DAY_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What is deleted, by the name that the log gives it. */
const EXPIRED: Readonly<Record<string, (db: Db, now: Date) => Promise<unknown>>> = {
  captchas: (db, now) => deleteInBatches(db, 'captcha', sql`expires_at < ${now}`),
  codes: (db, now) => deleteInBatches(db, 'one_time_code', sql`expires_at < ${now}`),
  challenges: (db, now) => deleteInBatches(db, 'passkey_challenge', sql`expires_at < ${now}`),
  proofs: (db, now) => deleteInBatches(db, 'withdrawal_proof', sql`expires_at < ${now}`),
  'social logins': (db, now) => deleteInBatches(db, 'social_login', sql`expires_at < ${now}`),
  limits: (db, now) => deleteInBatches(db, 'rate_limit', sql`window_ends_at < ${now}`),
  keys: (db, now) => deleteInBatches(db, 'idempotency', sql`created_at < ${before(now, KEYS_MS)}`),
  evidence: (db, now) => deleteInBatches(db, 'company_evidence', sql`at < ${before(now, EVIDENCE_MS)}`),
  uploads: deleteUnclaimedUploads,
  sessions: (db, now) => tidySessions(db, before(now, ADDRESSES_MS)),
};

/**
 * Deletes expired rows: captchas, codes, challenges, limits, old idempotency keys, old evidence, old sessions and pictures
 * that nothing shows. A kind that fails holds up no other.
 */
export const tidy = (db: Db, now: Date): Promise<Swept> =>
  eachRow(Object.entries(EXPIRED), { name: ([kind]) => kind }, async ([, remove]) => {
    await remove(db, now);
    return false;
  });

/**
 * Of sessions that were last used before `since`, keeps one for each browser of a player, without address and device.
 * Bonuses treat players who share a browser as one person, and a login from a new browser sends a message.
 */
async function tidySessions(db: Db, since: Date): Promise<void> {
  const hasLater = sql`exists (
    select from session later where later.player_id = session.player_id and later.id > session.id
      and (session.browser_uuid is null or later.browser_uuid = session.browser_uuid))`;
  await deleteInBatches(db, 'session', sql`last_used_at < ${since} and ${hasLater}`);
  const isKnown = sql`last_used_at < ${since} and (ip <> '' or user_agent <> '')`;
  await inBatches(db, sql`update session set ip = '', user_agent = ''`, 'session', isKnown);
}
