import { logInByPasskey } from '../../domain/access/log-in-by-passkey.js';
import { forAnyone } from '../operation.js';

/** Logs in with a passkey. */
export const operation = forAnyone('passkeyLogin', logInByPasskey);
