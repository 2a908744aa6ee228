import { fromPromise } from 'xstate';
import type { BindPhoneForm, PhoneState } from '../../../machines/access/bindPhone.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { hasPhone, nextStep, stepAfterPhone } from './statuses.js';
import { readUser } from './user.js';

export const defineBindPhoneActors = (world: Pick<Outside, 'api' | 'body' | 'done' | 'store'>) => ({
  loadPhone: fromPromise<PhoneState>(async ({ signal }) => {
    const user = await readUser(world, signal);
    nextStep(world.store, user);
    return { hasPhone: hasPhone(user), next: stepAfterPhone(world.store, user) };
  }),
  sendPhone: fromPromise<Result<null>, BindPhoneForm>(({ input, signal }) =>
    world.done(world.api.POST('/oauth/bindingPhone', { body: input, signal })),
  ),
});
