import { Refusal } from '../../base/refusal.js';
import { beginSocialLogin } from '../../domain/access/social-login.js';
import { forAnyone } from '../operation.js';

/** Begins a login with Facebook: returns the URL to open. */
export const operation = forAnyone('getFacebookLoginUrl', async (call) => {
  const data = await beginSocialLogin(call);
  return data instanceof Refusal ? data : { data };
});
