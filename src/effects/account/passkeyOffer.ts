import { fromPromise } from 'xstate';
import type { Outside } from '../outside.js';
import { loadWebauthn, type Webauthn } from '../shared/passkeys.js';
import { slot } from '../store.js';
import { requestNewOptions } from './newPasskey.js';

export const definePasskeyOfferActors = (
  world: Pick<Outside, 'api' | 'open' | 'read' | 'store'>,
  load: () => Promise<Pick<Webauthn, 'canVerifyPlayer'>> = loadWebauthn,
) => ({
  checkDevice: fromPromise<boolean>(async () =>
    world.store.get(slot.passkeyDeclined) === null ? (await load()).canVerifyPlayer() : false,
  ),
  requestNewOptions: requestNewOptions(world),
  storeDeclined: fromPromise<void>(async () => world.store.set(slot.passkeyDeclined, '1')),
});
