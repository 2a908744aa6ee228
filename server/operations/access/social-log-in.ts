import { Refusal } from '../../base/refusal.js';
import { beginSocialLogin, endSocialLogin } from '../../domain/access/social-login.js';
import { forAnyone, type Call } from '../operation.js';

/** Begins a login with Facebook: returns the URL to open. */
export const getFacebookLoginUrl = forAnyone('getFacebookLoginUrl', async (call) => {
  const data = await beginSocialLogin({ ...call, body: call.query });
  return data instanceof Refusal ? data : { data };
});

/** Ends a login with Facebook: logs in, signs up, or binds. */
export const facebookLogin = forAnyone('facebookLogin', (call) =>
  endSocialLogin({ ...call, body: { ...call.body, token: bearerOf(call) } }),
);

/** The bearer token that the request was sent with. */
const bearerOf = ({ received }: Pick<Call<'facebookLogin'>, 'received'>): string =>
  (received.headers.authorization ?? '').replace(/^Bearer /, '');
