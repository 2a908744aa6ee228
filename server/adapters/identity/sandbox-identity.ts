import { hashToken } from '../../domain/access/tokens.js';
import type { IdentityProvider } from './identity.js';
import { challengeOf } from './pkce.js';

/** The app's id at the embedded network. */
export const CLIENT_ID = 'paraw-lobby';

/** The embedded social network: a page where one of some invented people says yes or no. */
export const sandboxIdentity: IdentityProvider = {
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
    return `/sandbox/facebook/dialog?${query.toString()}`;
  },
  async exchange(db, { code, verifier, at }) {
    // Deleted by the first that asks: a code works once, also when its verifier was wrong.
    const found = await db
      .deleteFrom('sandbox_identity_code')
      .where('code_hash', '=', hashToken(code))
      .where('expires_at', '>', at)
      .returningAll()
      .executeTakeFirst();
    return found !== undefined && challengeOf(verifier) === found.code_challenge
      ? { subject: found.subject, name: found.name }
      : null;
  },
};
