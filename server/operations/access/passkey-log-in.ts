import { logInByPasskey, passkeyOptions } from '../../domain/access/log-in-by-passkey.js';
import { forAnyone } from '../operation.js';

/** What a browser signs to log in with a passkey. */
export const getPasskeyOptions = forAnyone('getPasskeyOptions', passkeyOptions);

/** Logs in with a passkey. */
export const passkeyLogin = forAnyone('passkeyLogin', logInByPasskey);
