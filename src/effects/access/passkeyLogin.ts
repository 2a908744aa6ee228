import { fromPromise } from 'xstate';
import type { PasskeyOptions, SignedPasskey, Signing } from '../../../machines/access/passkeyLogin.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { loadWebauthn, type Webauthn } from '../shared/passkeys.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'open' | 'store' | 'newKey'>;
type Asked = { options: PasskeyOptions };

export const definePasskeyLoginActors = (
  world: World,
  load: () => Promise<Pick<Webauthn, 'signIn' | 'suggest'>> = loadWebauthn,
) => ({
  // Quiet: it is also requested before the player asks for it.
  requestOptions: fromPromise<Result<PasskeyOptions>>(({ signal }) =>
    world.open(
      world.api.POST('/passkey/options', {
        body: { browserUUID: browserUuid(world) },
        headers: noIndicator,
        signal,
      }),
    ),
  ),
  awaitSuggestion: fromPromise<Signing, Asked>(async ({ input: { options }, signal }) =>
    (await load()).suggest(options, signal),
  ),
  signByPasskey: fromPromise<Signing, Asked>(async ({ input: { options }, signal }) =>
    (await load()).signIn(options, signal),
  ),
  logInByPasskey: fromPromise<Result<{ token: string }>, { credential: SignedPasskey }>(
    async ({ input: { credential }, signal }) => {
      const sent = { credential, browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/passkey/login', { body: sent, signal })));
    },
  ),
});
