import type { Sms } from '../../server/adapters/sms/sms.js';
import type { Clock } from '../../server/base/clock.js';
import type { Db } from '../../server/db/open.js';

/** Stores the messages for GET /sandbox/sms instead of sending them. */
export const sandboxSms = (db: Db, clock: Clock): Sms => ({
  async send(phone, text) {
    await db.insertInto('sms_outbox').values({ phone, text, created_at: clock.now() }).execute();
  },
});
