import type { Locale } from '../base/locale.js';
import type { Contract } from './load.js';
import { PROBLEM_MESSAGES } from '../base/problem-messages.js';
import type { ProofDemand, Refusal } from '../base/refusal.js';

/**
 * The body of every response (decision B2): code 200 is success, any other code is a refusal with a text for the
 * player.
 */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly field?: string;
  readonly until?: string;
  readonly proof?: ProofDemand;
}

export function success(payload: object): Envelope {
  return { code: 200, msg: 'OK', ...payload };
}

export function refused(
  { problem, field, until, proof }: Pick<Refusal, 'problem' | 'field' | 'until' | 'proof'>,
  codes: Contract['codes'],
  locale: Locale,
): Envelope {
  return {
    code: codes[problem],
    msg: PROBLEM_MESSAGES[problem][locale],
    ...(field === undefined ? {} : { field }),
    ...(until === undefined ? {} : { until: until.toISOString() }),
    ...(proof === undefined ? {} : { proof }),
  };
}
