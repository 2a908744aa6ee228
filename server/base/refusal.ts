import type { ProblemName } from './problem-messages.js';

/** How a player may prove to be the owner of the account, and why it is asked. */
export interface ProofDemand {
  readonly reasons: readonly ('newCard' | 'newDevice' | 'largeAmount')[];
  /** Empty if the player has none: an account of a social login without a phone. */
  readonly ways: readonly ('passkey' | 'password' | 'code')[];
  /** Where a code would go, masked; null without a phone. */
  readonly phone: string | null;
}

/**
 * A refusal that the contract documents: a body code and a message in the caller's language, HTTP 200.
 * Return it, or throw it inside a transaction to roll that back.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly problem: ProblemName,
    /** The input that was wrong, if known; sent as `field`. */
    readonly field?: string,
    /** When a limit ends, if known; sent as `until`. */
    readonly until?: Date,
    /** What `proofRequired` asks for; sent as `proof`. */
    readonly proof?: ProofDemand,
  ) {
    super(problem);
  }
}

/** @see Refusal */
export function refusal(problem: ProblemName, field?: string, until?: Date): Refusal {
  return new Refusal(problem, field, until);
}
