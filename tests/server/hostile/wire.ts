/** What the companies sign their callbacks with. */
export const SECRET = 'shared by the lobby and its companies';

/**
 * How a company treats one request: `deaf` breaks the connection before it acts, `silent` after it has acted; `endless`
 * acts and never responds; `twice` acts twice; `short` returns less than it holds; `refusing` refuses;
 * `muddled` acts and responds with nonsense; `lying` acts and responds with what the test says.
 */
export type Mood = 'deaf' | 'silent' | 'endless' | 'twice' | 'short' | 'refusing' | 'muddled' | 'lying';

/** The mood of one request to a path; `answer` is what a lying company says, as JSON. */
export interface Moody {
  readonly path: string;
  readonly mood: Mood;
  readonly answer?: unknown;
}

/** A transfer in the maker's books. Minor units. */
export interface Transfer {
  readonly account: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
}

/** A round in the maker's books. A round that is not listed is never told to the lobby. */
export interface WireRound {
  readonly ref: string;
  readonly stake: number;
  readonly win: number;
  readonly isListed: boolean;
  /** ISO 8601. */
  readonly at: string;
}

export interface Payment {
  readonly secret: string;
  readonly status: 'open' | 'paid' | 'declined' | 'closed';
  /** Minor units. */
  readonly payAmount: number;
  readonly currency: string;
  /** Where the payment page leads back to. */
  readonly returnUrl: string;
}
