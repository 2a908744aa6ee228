import { logInByCode } from '../../domain/access/log-in-by-code.js';
import { logIn } from '../../domain/access/log-in.js';
import { sendCode } from '../../domain/access/send-code.js';
import { endSession } from '../../domain/access/sessions.js';
import { forAnyone } from '../operation.js';

/** Logs in with account or phone, password and, if required, a captcha. */
export const login = forAnyone('login', logIn);

/** Sends a code to log in with. */
export const sendPhoneLoginCode = forAnyone('sendPhoneLoginCode', (call) => sendCode('login', call));

/** Logs in with a one-time code. */
export const smsLogin = forAnyone('smsLogin', logInByCode);

/** Ends the session of the request's token; the response is the same without a live token (decision A11). */
export const logout = forAnyone('logout', async ({ headers, db, now }) => {
  if (headers.tokenHash !== null) await endSession(db, headers.tokenHash, now());
  return {};
});
