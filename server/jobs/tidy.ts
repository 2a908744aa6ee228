import type { Db } from '../db/open.js';
import { deleteUnclaimedUploads } from '../domain/upload/uploads.js';
import { deleteOldMatches } from '../sandbox/maker/matches.js';

const DAY_MS = 86_400_000;

/** How long a repeated request is recognized: longer than any client keeps its key. */
const KEYS_MS = 30 * DAY_MS;
const MESSAGES_MS = 7 * DAY_MS;
/** How long the address and the device of a session are kept after its last use. */
const ADDRESSES_MS = 90 * DAY_MS;

/**
 * Deletes expired rows: captchas, codes, challenges, limits, old idempotency keys, old sandbox messages, old sessions,
 * pictures that nothing shows, and results of matches without bets.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
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
  await deleteOldMatches(db, now);
  await tidySessions(db, new Date(now.getTime() - ADDRESSES_MS));
}

/**
 * Of sessions that were last used before `since`, keeps one for each browser of a player, without address and device.
 * Bonuses treat players who share a browser as one person, and a login from a new browser sends a message.
 */
async function tidySessions(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('last_used_at', '<', since)
    .where((is) =>
      is.exists(
        is
          .selectFrom('session as later')
          .select('later.id')
          .whereRef('later.player_id', '=', 'session.player_id')
          .whereRef('later.id', '>', 'session.id')
          .where((same) =>
            same.or([
              same('session.browser_uuid', 'is', null),
              same('later.browser_uuid', '=', same.ref('session.browser_uuid')),
            ]),
          ),
      ),
    )
    .execute();
  await db
    .updateTable('session')
    .set({ ip: '', user_agent: '' })
    .where('last_used_at', '<', since)
    .where((has) => has.or([has('ip', '<>', ''), has('user_agent', '<>', '')]))
    .execute();
}
