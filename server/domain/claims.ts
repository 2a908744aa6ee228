import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { COMPANY_MS } from '../base/deadlines.js';

/** How long a claim holds, in ms: longer than the call to a company that it is for. A server that dies frees it by that. */
const CLAIM_MS = 2 * COMPANY_MS;

/** The columns of a row whose company is asked from now on. */
export const newClaim = (now: Date): { readonly claim: string; readonly claimed_until: Date } => ({
  claim: randomUUID(),
  claimed_until: new Date(now.getTime() + CLAIM_MS),
});

/** The same columns after the call. */
export const NO_CLAIM = { claim: null, claimed_until: null } as const;

/** Whether a row is free to be claimed. */
export const isUnclaimed = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(claimed_until is null or claimed_until <= ${now})`;
