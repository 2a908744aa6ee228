import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent } from './fixtures.js';

/** The steps of a journey that are not the player's: an actor's output, an actor's error, a delay that passes. */
export const done = (actor: string, output?: unknown): AnyEvent => ({ type: `xstate.done.actor.${actor}`, output });
export const error = (actor: string, reason: unknown = new Error('the outside broke')): AnyEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: reason,
});
/** `state` (`deposit.creatingOrder`) is only needed where two regions wait for delays of one name. */
export const after = (delay: string, state?: string): AnyEvent => ({
  type: `xstate.after.${delay}${state ? `.${state}` : ''}`,
});

/** The order to a paged list that makes these rows out of those. */
export const changing = <Row>(from: readonly Row[], to: readonly Row[]): AnyEvent => ({
  type: 'pagedList.changed',
  change: {
    asymmetricMatch: (change: (rows: readonly Row[]) => readonly Row[]) => isDeepStrictEqual(change(from), to),
    toString: () => `a change to ${JSON.stringify(to)}`,
  },
});
