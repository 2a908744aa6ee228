import type { Db } from '../../db/open.js';

/** Whom a social network says that somebody is. */
export interface Identity {
  /** The network's own id of the person; never changes. */
  readonly subject: string;
  readonly name: string;
}

/** A social network to log in with: authorization code with state (RFC 6749 section 4.1) and PKCE (RFC 7636). */
export interface IdentityProvider {
  /** The page to send the browser to. `challenge` is the S256 code challenge of a verifier that stays here. */
  loginUrl(request: { readonly state: string; readonly challenge: string; readonly redirectUri: string }): string;
  /** Who gave that code; null when it is wrong, used or too old. */
  exchange(
    db: Db,
    given: { readonly code: string; readonly verifier: string; readonly redirectUri: string; readonly at: Date },
  ): Promise<Identity | null>;
}
