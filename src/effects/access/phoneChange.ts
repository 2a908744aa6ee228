import { fromPromise } from 'xstate';
import { masked } from '../../../machines/access/phoneChange.js';
import { phoneChangeWrite } from '../../../machines/access/writes.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { readUser } from './user.js';

export const definePhoneChangeActors = (world: Pick<Outside, 'api' | 'body' | 'done'>) => ({
  loadPhone: fromPromise<string>(async ({ signal }) => (await readUser(world, signal)).phone),
  sendNewPhone: provideWrite(phoneChangeWrite, {
    send: ({ phone, code, oldCode, password }, signal) => {
      // The server takes one proof; an empty one would be a wrong one.
      const body = { phone, code, ...(oldCode === '' ? { password } : { oldCode }) };
      return world.done(world.api.PUT('/user/changePhone', { body, signal }));
    },
    // Two phones that look the same when masked tell nothing. That is safe: the player tries again, and each code works once.
    trace: async ({ phone, current }, signal) => {
      const found = (await readUser(world, signal)).phone;
      return outcomeOf(found !== current && found === masked(phone));
    },
  }),
});
