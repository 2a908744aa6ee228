/** A person as the social network identifies them. */
export interface Identity {
  /** The network's id of the person; it never changes. */
  readonly subject: string;
  readonly name: string;
}

/** A social network for logging in: authorization code with state (RFC 6749 section 4.1) and PKCE (RFC 7636). */
export interface IdentityProvider {
  /**
   * The page that the browser is sent to. `redirectUri` is absolute, and the same at the exchange. `challenge` is the
   * S256 code challenge; its verifier stays on the server.
   */
  loginUrl(request: { readonly state: string; readonly challenge: string; readonly redirectUri: string }): string;
  /** The person who authorized the code; null when the code is wrong, used or expired. */
  exchange(
    given: { readonly code: string; readonly verifier: string; readonly redirectUri: string; readonly at: Date },
    signal: AbortSignal,
  ): Promise<Identity | null>;
}
