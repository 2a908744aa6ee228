import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, present, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimsMachine } from './bonusClaims.machine.js';
import { claimableOf, type Claimable, type UnfinishedClaim } from './claim.js';

type Schemas = components['schemas'];
/** The rebate of one day. */
export type Rebate = Schemas['Rebate'];
/** Today so far, the terms of all levels, and every rebate that can be claimed, on whatever page of the list it is. */
export type RebateOverview = {
  detail: Schemas['RebateDetail'];
  plan: Schemas['RebatePlan'];
  claimable: readonly Rebate[];
};

const claimOf = ({ rebateId, ...rebate }: Rebate): Claimable => claimableOf('rebate', { ...rebate, bonusId: rebateId });

/** Rebate: the player sees what stakes give back, day by day, and claims it. */
export const rebateMachine = setup({
  types: {} as {
    input: { unfinished: UnfinishedClaim | null };
    context: Paged<Rebate> & {
      page: number;
      overview: RebateOverview | null;
      chosenId: string | null;
      queue: readonly Claimable[];
      key: string | null;
    };
    events:
      | Plain<'rebate.retried' | 'rebate.moreWanted' | 'rebate.closed' | 'rebate.claimed' | 'rebate.allClaimed'>
      | { type: 'rebate.opened'; rebateId: string };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOverview: fromPromise<{ overview: RebateOverview; first: Paged<Rebate> }>(mustBeProvided('loadOverview')),
    loadRebates: fromPromise<Paged<Rebate>, { page: number }>(mustBeProvided('loadRebates')),
    bonusClaims: bonusClaimsMachine,
  },
  guards: {
    isUnfinished: ({ context }) => context.key !== null,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
    isListed: ({ context }, rebateId: string) => context.rows.some((rebate) => rebate.rebateId === rebateId),
    canClaim: ({ context }) => chosenDayOf(context)?.isClaimable === true,
    canClaimAny: ({ context }) => present(context.overview).claimable.length > 0,
  },
  actions: {
    keepFirst: assign((_, { overview, first }: { overview: RebateOverview; first: Paged<Rebate> }) => ({
      overview,
      ...first,
      page: 1,
    })),
    keep: assign(({ context: { rows, page } }, next: Paged<Rebate>) => ({
      ...withPage(rows, next, ({ rebateId }) => rebateId),
      page: page + 1,
    })),
    noteChoice: assign((_, chosenId: string | null) => ({ chosenId })),
    queueChosen: assign(({ context }) => ({ queue: [claimOf(present(chosenDayOf(context)))] })),
    queueAll: assign(({ context }) => ({ queue: present(context.overview).claimable.map(claimOf) })),
    forgetQueue: assign({ queue: [], key: null, chosenId: null }),
  },
}).createMachine({
  id: 'rebate',
  description: 'All figures are from the server. Each claim runs in a chart of its own.',
  meta: { title: 'Rebate' },
  context: ({ input: { unfinished } }) => ({
    rows: [],
    total: 0,
    page: 0,
    overview: null,
    chosenId: null,
    queue: unfinished ? [unfinished.claim] : [],
    key: unfinished?.key ?? null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A claim that was sent before a reload is asked for first.',
      always: [{ guard: 'isUnfinished', target: 'claiming' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Reads today, the plan, and the first days. What is known stays on screen meanwhile.',
      invoke: {
        id: 'loadOverview',
        src: 'loadOverview',
        onDone: { target: 'listed', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Rebates cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'rebate.retried': 'loading' },
    },
    listed: {
      description: 'Today, the days before it with their status, and the plan.',
      on: {
        'rebate.opened': {
          guard: { type: 'isListed', params: ({ event }) => event.rebateId },
          target: '.read',
          actions: { type: 'noteChoice', params: ({ event }) => event.rebateId },
        },
        'rebate.allClaimed': { guard: 'canClaimAny', target: 'claiming', actions: 'queueAll' },
      },
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded days with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'rebate.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded days stay.',
          invoke: {
            id: 'loadRebates',
            src: 'loadRebates',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More rebates cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'rebate.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All days' }, description: 'All rows are loaded.' },
        read: {
          meta: { title: 'One day' },
          description: 'The stakes of the day by category and, while it can be claimed, the button.',
          on: {
            'rebate.closed': { target: 'counting', actions: { type: 'noteChoice', params: null } },
            'rebate.claimed': { guard: 'canClaim', target: '#rebate.claiming', actions: 'queueChosen' },
          },
        },
      },
    },
    claiming: {
      meta: { title: 'Claiming' },
      description: 'The claims run over the page, which is read again when they end.',
      invoke: {
        id: 'bonusClaims',
        src: 'bonusClaims',
        input: ({ context: { queue, key } }) => ({ queue, key }),
        onDone: 'loading',
        onError: 'loading',
      },
      exit: 'forgetQueue',
    },
  },
});

export type RebateRef = ActorRefFrom<typeof rebateMachine>;

/** The day whose calculation is open. */
export const chosenDayOf = ({
  rows,
  chosenId,
}: {
  rows: readonly Rebate[];
  chosenId: string | null;
}): Rebate | undefined => rows.find(({ rebateId }) => rebateId === chosenId);
