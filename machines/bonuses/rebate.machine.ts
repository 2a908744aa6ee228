import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ListReport } from '../shared/pagedList.machine.js';
import { present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimsMachine } from './bonusClaims.machine.js';
import { claimableOf, type Claimable, type UnfinishedClaim } from './claim.js';
import { rebatesMachine, type Rebate, type RebateOverview } from './rebates.js';

/** Rebate: the player sees which part of the stakes is paid back, day by day, and claims it. */
export const rebateMachine = setup({
  types: {} as {
    input: { unfinished: UnfinishedClaim | null };
    context: {
      overview: RebateOverview | null;
      chosen: Rebate | null;
      queue: readonly Claimable[];
      key: string | null;
    };
    events:
      | Plain<'rebate.closed' | 'rebate.claimed' | 'rebate.allClaimed'>
      | { type: 'rebate.opened'; rebate: Rebate }
      | ListReport<Rebate, RebateOverview>;
    children: { rebates: 'rebates'; bonusClaims: 'bonusClaims' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { rebates: rebatesMachine, bonusClaims: bonusClaimsMachine },
  guards: {
    isUnfinished: ({ context }) => context.key !== null,
    canClaim: ({ context }) => context.chosen?.isClaimable === true,
    canClaimAny: ({ context }) => context.overview !== null && context.overview.claimable.length > 0,
  },
  actions: {
    noteOverview: assign((_, overview: RebateOverview | null) => ({ overview })),
    noteChosen: assign((_, chosen: Rebate) => ({ chosen })),
    forgetChosen: assign({ chosen: null }),
    noteQueue: assign(({ context }) => ({ queue: [claimOf(present(context.chosen))] })),
    noteWholeQueue: assign(({ context }) => ({ queue: present(context.overview).claimable.map(claimOf) })),
    forgetQueue: assign({ queue: [], key: null, chosen: null }),
    refreshRebates: sendTo('rebates', { type: 'pagedList.refresh' }),
  },
}).createMachine({
  id: 'rebate',
  description: 'All figures are from the server. Each claim runs in a chart of its own.',
  meta: { title: 'Rebate' },
  context: ({ input: { unfinished } }) => ({
    overview: null,
    chosen: null,
    queue: unfinished ? [unfinished.claim] : [],
    key: unfinished?.key ?? null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A claim may have been sent before a reload.',
      always: [{ guard: 'isUnfinished', target: 'resuming' }, { target: 'shown' }],
    },
    resuming: {
      meta: { title: 'Going on with a claim' },
      description: 'A claim from before a reload is looked up first; then the list is read.',
      invoke: {
        id: 'bonusClaims',
        src: 'bonusClaims',
        input: ({ context: { queue, key } }) => ({ queue, key }),
        onDone: 'shown',
        onError: 'shown',
      },
      exit: 'forgetQueue',
    },
    shown: {
      description: 'Today, the days before it with their status, and the plan.',
      invoke: { id: 'rebates', src: 'rebates', input: { query: null } },
      on: { 'pagedList.loaded': { actions: { type: 'noteOverview', params: ({ event }) => event.extra } } },
      initial: 'browsing',
      states: {
        browsing: {
          meta: { title: 'Rebates' },
          description: 'The player opens a day, or claims all that can be claimed.',
          on: {
            'rebate.opened': {
              target: 'open',
              actions: { type: 'noteChosen', params: ({ event }) => event.rebate },
            },
            'rebate.allClaimed': { guard: 'canClaimAny', target: 'claiming', actions: 'noteWholeQueue' },
          },
        },
        open: {
          meta: { title: 'One day' },
          description: 'The stakes of the day by category and, while it can be claimed, the button.',
          on: {
            'rebate.closed': { target: 'browsing', actions: 'forgetChosen' },
            'rebate.claimed': { guard: 'canClaim', target: 'claiming', actions: 'noteQueue' },
          },
        },
        claiming: {
          meta: { title: 'Claiming' },
          description: 'The claims run over the page, which is read again when they end.',
          invoke: {
            id: 'bonusClaims',
            src: 'bonusClaims',
            input: ({ context: { queue, key } }) => ({ queue, key }),
            onDone: { target: 'browsing', actions: 'refreshRebates' },
            onError: { target: 'browsing', actions: 'refreshRebates' },
          },
          exit: 'forgetQueue',
        },
      },
    },
  },
});

export type RebateRef = ActorRefFrom<typeof rebateMachine>;

const claimOf = ({ rebateId, ...rebate }: Rebate): Claimable => claimableOf('rebate', { ...rebate, bonusId: rebateId });
