import type { Db } from '../db/open.js';
import { eachRow, type Swept } from '../base/each-row.js';
import { deleteUnclaimedUploads } from '../domain/upload/uploads.js';

const DAY_MS = 86_400_000;

/** How long a repeated request is recognized: longer than any client keeps its key. */
const KEYS_MS = 30 * DAY_MS;
/** How long the address and the device of a session are kept after its last use. */
const ADDRESSES_MS = 90 * DAY_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What is deleted, by the name that the log gives it. */
const EXPIRED: Readonly<Record<string, (db: Db, now: Date) => Promise<unknown>>> = {
  captchas: (db, now) => db.deleteFrom('captcha').where('expires_at', '<', now).execute(),
  codes: (db, now) => db.deleteFrom('one_time_code').where('expires_at', '<', now).execute(),
  challenges: (db, now) => db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute(),
  'social logins': (db, now) => db.deleteFrom('social_login').where('expires_at', '<', now).execute(),
  limits: (db, now) => db.deleteFrom('rate_limit').where('window_ends_at', '<', now).execute(),
  keys: (db, now) => db.deleteFrom('idempotency').where('created_at', '<', before(now, KEYS_MS)).execute(),
  uploads: deleteUnclaimedUploads,
  sessions: (db, now) => tidySessions(db, before(now, ADDRESSES_MS)),
};

/**
 * Deletes expired rows: captchas, codes, challenges, limits, old idempotency keys, old sessions and
 * pictures that nothing shows. A kind that fails holds up no other.
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
