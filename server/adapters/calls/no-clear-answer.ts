/**
 * Why a call has no clear answer. `failed`: the adapter rejected; `late`: no answer within the time limit; `misfit`: an answer
 * that the port does not allow; `open`: not asked, because the company's circuit breaker is open; `busy`: not asked, because
 * too many calls to it wait already.
 */
export type CallProblem = 'failed' | 'late' | 'misfit' | 'open' | 'busy';

/**
 * A call to a company had no clear answer: what the company did is unknown, unless it was not asked. It is logged and counted
 * where it arises.
 */
export class NoClearAnswer extends Error {
  override readonly name = 'NoClearAnswer';

  constructor(
    /** The company's name in logs and metrics. */
    readonly company: string,
    readonly call: string,
    readonly problem: CallProblem,
    /** What was asked about: an order, a transfer, a session. */
    readonly about: string,
    why: { readonly cause?: unknown; readonly wellFormed?: readonly unknown[] | null } = {},
  ) {
    super(`${company}: ${call} has no clear answer (${problem})`, 'cause' in why ? { cause: why.cause } : {});
    this.wellFormed = why.wellFormed ?? null;
  }

  /** Of a list with malformed items (`misfit`): the items that fit. Null if the answer is no such list. */
  readonly wellFormed: readonly unknown[] | null;

  /** Whether the company may have got the request. */
  get wasAsked(): boolean {
    return this.problem !== 'open' && this.problem !== 'busy';
  }
}
