import type { Refusal } from '../../base/refusal.js';
import { beginPasskeyLogin, logInByPasskey } from '../../domain/access/log-in-by-passkey.js';
import { forAnyone, type Answer } from '../operation.js';

/** What a browser needs to log in with a passkey. */
export const getPasskeyOptions = forAnyone(
  'getPasskeyOptions',
  async (call): Promise<Answer<'getPasskeyOptions'> | Refusal> => {
    const begun = await beginPasskeyLogin(call);
    if (begun instanceof Error) return begun;
    const { challenge, domain, timeout } = begun;
    return { data: { challenge, rpId: domain, timeout, userVerification: 'required' } };
  },
);

/** Logs in with a passkey. */
export const passkeyLogin = forAnyone('passkeyLogin', logInByPasskey);
