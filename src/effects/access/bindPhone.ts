import { fromPromise } from 'xstate';
import type { PhoneState } from '../../../machines/access/bindPhone.machine.js';
import { phoneWrite } from '../../../machines/access/writes.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { hasPhone, nextStep, stepAfterPhone } from './statuses.js';
import { readUser } from './user.js';

export function defineBindPhoneActors(world: Pick<Outside, 'api' | 'body' | 'done' | 'store'>) {
  const readPhone = async (signal: AbortSignal): Promise<PhoneState> => {
    const user = await readUser(world, signal);
    nextStep(world.store, user);
    return { hasPhone: hasPhone(user), next: stepAfterPhone(world.store, user) };
  };
  return {
    loadPhone: fromPromise<PhoneState>(({ signal }) => readPhone(signal)),
    sendPhone: provideWrite(phoneWrite, {
      send: (body, signal) => world.done(world.api.POST('/oauth/bindingPhone', { body, signal })),
      trace: async (_, signal) => outcomeOf((await readPhone(signal)).hasPhone),
    }),
  };
}
