import type { Db } from '../db/open.js';
import { deleteUnclaimedUploads } from '../domain/upload/uploads.js';

const DAY_MS = 86_400_000;

/** How long a repeated request is recognized: longer than any client keeps its key. */
const KEYS_MS = 30 * DAY_MS;
const MESSAGES_MS = 7 * DAY_MS;

/**
 * Deletes expired rows: captchas, codes, limits, old idempotency keys, old sandbox messages, and pictures that nothing
 * shows.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_login').where('expires_at', '<', now).execute();
  await db.deleteFrom('sandbox_identity_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limit').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - KEYS_MS))
    .execute();
  await deleteUnclaimedUploads(db, now);
  await db
    .deleteFrom('sms_outbox')
    .where('created_at', '<', new Date(now.getTime() - MESSAGES_MS))
    .execute();
}
