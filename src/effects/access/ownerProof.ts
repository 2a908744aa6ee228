import { fromPromise } from 'xstate';
import type { GivenProof, ProvedWithdrawal } from '../../../machines/access/ownerProof.js';
import type { PasskeyOptions, Signing } from '../../../machines/access/passkeyLogin.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { loadWebauthn, type Webauthn } from '../shared/passkeys.js';

export const defineOwnerProofActors = (
  { api, open, done }: Pick<Outside, 'api' | 'open' | 'done'>,
  load: () => Promise<Pick<Webauthn, 'signIn'>> = loadWebauthn,
) => ({
  requestChallenge: fromPromise<Result<PasskeyOptions>>(({ signal }) =>
    open(api.POST('/pay/withdraw/proof/passkey', { signal })),
  ),
  signByPasskey: fromPromise<Signing, { options: PasskeyOptions }>(async ({ input: { options }, signal }) =>
    (await load()).signIn(options, signal),
  ),
  sendProof: fromPromise<Result<null>, ProvedWithdrawal & { proof: GivenProof }>(
    ({ input: { proof, ...withdrawal }, signal }) =>
      done(api.POST('/pay/withdraw/proof', { body: { ...withdrawal, ...proof }, signal })),
  ),
});
