import type { IdentityProvider } from '../../server/adapters/identity/identity.js';
import { CLIENT_ID } from '../wire.js';
import { call, type Reach } from './call.js';

/** The sandbox's social network: its page lets one of several invented people accept or decline. */
export const sandboxIdentity = (reach: Reach, pages: string): IdentityProvider => ({
  loginUrl({ state, challenge, redirectUri }) {
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'public_profile',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return `${pages}/sandbox/facebook/dialog?${query.toString()}`;
  },
  async exchange({ code, verifier, redirectUri }, signal) {
    return (await call(reach, 'identity/exchange', { code, verifier, redirectUri }, signal)).person;
  },
});
