import { assign, setup, type ActorRefFrom } from 'xstate';
import { output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimMachine } from './bonusClaim.machine.js';
import type { Claimable, ClaimOutcome, ClaimResult } from './claim.js';

/** After these outcomes the connection seems lost, so nothing more is sent. */
const ending: ReadonlySet<ClaimOutcome> = new Set(['abandoned', 'unresolved']);

/** After these the money is in the wallet. */
const arrived: ReadonlySet<ClaimOutcome> = new Set(['claimed', 'claimedAlready']);

/** Claims of bonuses: the player claims one or several, one after the other, each under its own key, and sees each result. */
export const bonusClaimsMachine = setup({
  types: {} as {
    /** `key`: of the first one, if it was sent before a reload. */
    input: { queue: readonly Claimable[]; key: string | null };
    context: { queue: readonly Claimable[]; key: string | null; results: readonly ClaimResult[] };
    events: Plain<'bonusClaims.closed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { bonusClaim: bonusClaimMachine },
  guards: {
    isCutOff: ({ context: { results } }) => results.some(({ outcome }) => ending.has(outcome)),
    isLacking: ({ context: { results } }) => results.some(({ outcome }) => !arrived.has(outcome)),
    hasNext: ({ context: { queue, results } }) => results.length < queue.length,
  },
  actions: {
    /** The queue says which bonus was claimed: each has one result. */
    noteResult: assign(({ context: { queue, results } }, result: ClaimResult) => ({
      results: [...results, { ...result, claim: present(queue[results.length]) }],
      key: null,
    })),
    noteCrash: assign(({ context: { queue, results } }) => ({
      results: [...results, resultOf(present(queue[results.length]), 'unresolved')],
      key: null,
    })),
    noteUntried: assign(({ context: { queue, results } }) => ({
      results: [...results, ...queue.slice(results.length).map((claim) => resultOf(claim, 'untried'))],
    })),
  },
}).createMachine({
  id: 'bonusClaims',
  description: 'A refusal of one does not stop the others; a lost connection does.',
  meta: { title: 'Claims' },
  context: ({ input }) => ({ ...input, results: [] }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The next bonus is claimed, unless there is none left or the connection seems lost.',
      always: [
        { guard: 'isCutOff', target: 'refused', actions: 'noteUntried' },
        { guard: 'hasNext', target: 'claiming' },
        { guard: 'isLacking', target: 'refused' },
        { target: 'settled' },
      ],
    },
    claiming: {
      meta: { title: 'Claiming' },
      description: 'Shows which one of how many is claimed now, and what came of those before it.',
      invoke: {
        id: 'bonusClaim',
        src: 'bonusClaim',
        input: ({ context: { queue, key, results } }) => ({ claim: present(queue[results.length]), key }),
        onDone: { target: 'starting', actions: { type: 'noteResult', params: output } },
        onError: { target: 'starting', actions: 'noteCrash' },
      },
    },
    settled: {
      tags: 'done',
      meta: { title: 'All in the wallet' },
      description: 'The sum that is in the wallet now, and the way to its bills.',
      on: { 'bonusClaims.closed': 'ended' },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Not all were claimed' },
      description: 'The reason of each one that was not claimed, beside the sum of the others.',
      on: { 'bonusClaims.closed': 'ended' },
    },
    ended: { type: 'final', meta: { title: 'Closed' }, description: 'The page reads its list again.' },
  },
});

export type BonusClaimsRef = ActorRefFrom<typeof bonusClaimsMachine>;

const resultOf = (claim: Claimable, outcome: ClaimOutcome): ClaimResult => ({ claim, outcome, problem: null });
