import { logInByCode } from '../../domain/access/log-in-by-code.js';
import { forAnyone } from '../operation.js';

/** Logs in with a one-time code. */
export const operation = forAnyone('smsLogin', logInByCode);
