import type { Clock } from '../../base/clock.js';
import type { Db } from '../../db/open.js';

/** Sends SMS. The embedded adapter stores them for GET /sandbox/sms; an operator provides a real gateway. */
export interface Sms {
  /** `phone` in 0-form. */
  send(db: Db, phone: string, text: string): Promise<void>;
}

export function sandboxSms(clock: Clock): Sms {
  return {
    async send(db, phone, text) {
      await db.insertInto('sms_outbox').values({ phone, text, created_at: clock.now() }).execute();
    },
  };
}
