import type { ProblemName } from './problem-messages.js';

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
  ) {
    super(problem);
  }
}

/** @see Refusal */
export function refusal(problem: ProblemName, field?: string, until?: Date): Refusal {
  return new Refusal(problem, field, until);
}
