import { fromPromise } from 'xstate';
import type {
  Creation,
  NewCredential,
  NewPasskeyOptions,
  Passkey,
} from '../../../machines/account/newPasskey.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { loadWebauthn, type Webauthn } from '../shared/passkeys.js';

type World = Pick<Outside, 'api' | 'open' | 'read'>;

/** The challenge for a new passkey; the passkeys that the player has are among the options. */
export const requestNewOptions = ({ api, open }: World) =>
  fromPromise<Result<NewPasskeyOptions>>(({ signal }) =>
    open(api.POST('/user/passkey/options', { headers: noIndicator, signal })),
  );

export const loadPasskeys = ({ api, read }: World) =>
  fromPromise<readonly Passkey[]>(({ signal }) =>
    read(api.GET('/user/passkey/list', { headers: noIndicator, signal })),
  );

export const defineNewPasskeyActors = (world: World, load: () => Promise<Pick<Webauthn, 'create'>> = loadWebauthn) => ({
  requestNewOptions: requestNewOptions(world),
  createPasskey: fromPromise<Creation, { options: NewPasskeyOptions }>(async ({ input: { options }, signal }) =>
    (await load()).create(options, signal),
  ),
  sendPasskey: fromPromise<Result<Passkey>, { credential: NewCredential }>(({ input: { credential }, signal }) =>
    world.open(world.api.POST('/user/passkey', { body: { credential }, signal })),
  ),
  loadPasskeys: loadPasskeys(world),
});
