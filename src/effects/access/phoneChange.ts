import { fromPromise } from 'xstate';
import type { PhoneChangeForm } from '../../../machines/access/phoneChange.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { readUser } from './user.js';

export const definePhoneChangeActors = (world: Pick<Outside, 'api' | 'body' | 'done'>) => ({
  loadPhone: fromPromise<string>(async ({ signal }) => (await readUser(world, signal)).phone),
  sendNewPhone: fromPromise<Result<null>, PhoneChangeForm>(({ input, signal }) => {
    const { phone, code, oldCode, password } = input;
    // The server takes one proof; an empty one would be a wrong one.
    const body = { phone, code, ...(oldCode === '' ? { password } : { oldCode }) };
    return world.done(world.api.PUT('/user/changePhone', { body, signal }));
  }),
});
