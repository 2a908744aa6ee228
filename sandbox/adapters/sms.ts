import type { Sms } from '../../server/adapters/sms/sms.js';
import { call, type Reach } from './call.js';

/** The sandbox's SMS gateway: the messages stand on its outbox page. */
export const sandboxSms = (reach: Reach): Sms => ({
  async send(phone, text, signal) {
    await call(reach, 'sms/send', { phone, text }, signal);
  },
});
