/** The player whose token the request carried. */
export interface Player {
  readonly id: number;
  /** The session the token belongs to. */
  readonly sessionId: number;
  readonly username: string;
  /** Phone in 0-form (decision D1); null while an account that was opened by a social login has none. */
  readonly phone: string | null;
}
