import { sendCode } from '../../domain/access/send-code.js';
import { forAnyone } from '../operation.js';

/** Sends a code to log in with. */
export const operation = forAnyone('sendPhoneLoginCode', (call) => sendCode('login', call));
