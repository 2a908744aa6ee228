import { hashToken } from '../../server/domain/access/tokens.js';
import type { IdentityProvider } from '../../server/adapters/identity/identity.js';
import type { Db } from '../../server/db/open.js';
import { challengeOf } from '../../server/adapters/identity/pkce.js';

/** The app's client id at the embedded network. */
export const CLIENT_ID = 'paraw-lobby';

/** The embedded social network: its page lets one of several invented people accept or decline. */
export const sandboxIdentity = (db: Db): IdentityProvider => ({
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
  async exchange({ code, verifier, at }) {
    // The first exchange deletes the code: a code works once, even if the verifier was wrong.
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
});
