import { logIn } from '../../domain/access/log-in.js';
import { forAnyone } from '../operation.js';

/** Logs in with account or phone, password and, if required, a captcha. */
export const operation = forAnyone('login', logIn);
