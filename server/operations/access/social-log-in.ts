import { Refusal } from '../../base/refusal.js';
import { beginSocialLogin, endSocialLogin } from '../../domain/access/social-login.js';
import { forAnyone } from '../operation.js';

/** Begins a login with Facebook: returns the URL to open. */
export const getFacebookLoginUrl = forAnyone('getFacebookLoginUrl', async (call) => {
  const data = await beginSocialLogin(call);
  return data instanceof Refusal ? data : { data };
});

/** Ends a login with Facebook: logs in, signs up, or binds. */
export const facebookLogin = forAnyone('facebookLogin', endSocialLogin);
