import { addPasskey } from '../../domain/account/passkeys.js';
import { forPlayer } from '../operation.js';

/** Adds the passkey that the browser has made. */
export const operation = forPlayer('addPasskey', addPasskey);
