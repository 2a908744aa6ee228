import { sendCode } from '../../domain/access/send-code.js';
import { forAnyone } from '../operation.js';

/** Sends a code to sign up with. */
export const operation = forAnyone('sendRegisterPhoneCode', (call) => sendCode('register', call));
