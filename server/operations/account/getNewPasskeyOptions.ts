import { newPasskeyOptions } from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** What a browser needs to make a passkey. */
export const operation = forPlayer('getNewPasskeyOptions', newPasskeyOptions);
