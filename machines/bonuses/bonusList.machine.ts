import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, present, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimsMachine } from './bonusClaims.machine.js';
import { claimableOf, type Claimable, type ClaimKind, type UnfinishedClaim } from './claim.js';

type Schemas = components['schemas'];
export type SystemBonus = Schemas['SystemBonus'];
export type LevelBonus = Schemas['LevelBonus'];
export type GrantedBonus = SystemBonus | LevelBonus;
/** The sums of the level bonuses, and what the player's level gives. */
export type LevelSummary = Schemas['LevelBonusDetail'];
/** Level bonuses are of four kinds; `all` for those of the house, which are of one. */
export type BonusFilter = 'all' | LevelBonus['kind'];
/** `summary`: null where the contract has none. */
export type BonusPage = Paged<GrantedBonus> & { summary: LevelSummary | null };

/** Bonuses: the player reads which bonuses were granted, with their terms, and claims one. Two pages run it, for two lists. */
export const bonusListMachine = setup({
  types: {} as {
    input: { list: ClaimKind; unfinished: UnfinishedClaim | null };
    context: BonusPage & {
      list: ClaimKind;
      filter: BonusFilter;
      page: number;
      chosenId: string | null;
      queue: readonly Claimable[];
      key: string | null;
    };
    events:
      | Plain<'bonuses.retried' | 'bonuses.moreWanted' | 'bonuses.closed' | 'bonuses.claimed'>
      | { type: 'bonuses.filtered'; filter: BonusFilter }
      | { type: 'bonuses.opened'; bonusId: string };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadBonuses: fromPromise<BonusPage, { filter: BonusFilter; page: number }>(mustBeProvided('loadBonuses')),
    bonusClaims: bonusClaimsMachine,
  },
  guards: {
    isUnfinished: ({ context }) => context.key !== null,
    hasRows: (_, { rows }: BonusPage) => rows.length > 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
    isListed: ({ context }, bonusId: string) => context.rows.some((bonus) => bonus.bonusId === bonusId),
    isOther: ({ context }, filter: BonusFilter) => filter !== context.filter,
    canClaim: ({ context }) => chosenOf(context)?.isClaimable === true,
  },
  actions: {
    keepFirst: assign((_, { rows, total, summary }: BonusPage) => ({
      rows,
      total,
      summary,
      page: 1,
    })),
    keep: assign(({ context: { rows, page } }, next: BonusPage) => ({
      ...withPage(rows, next, ({ bonusId }) => bonusId),
      page: page + 1,
    })),
    noteFilter: assign((_, filter: BonusFilter) => ({ filter, rows: [], total: 0 })),
    noteChoice: assign((_, chosenId: string | null) => ({ chosenId })),
    queueChosen: assign(({ context }) => ({ queue: [claimableOf(context.list, present(chosenOf(context)))] })),
    forgetQueue: assign({ queue: [], key: null, chosenId: null }),
  },
}).createMachine({
  id: 'bonusList',
  description: 'Its terms are those of the day a bonus was granted. A claim runs in a chart of its own.',
  meta: { title: 'Bonuses' },
  context: ({ input: { list, unfinished } }) => ({
    list,
    filter: 'all',
    rows: [],
    total: 0,
    summary: null,
    page: 0,
    chosenId: null,
    queue: unfinished ? [unfinished.claim] : [],
    key: unfinished?.key ?? null,
  }),
  initial: 'resuming',
  on: {
    'bonuses.filtered': {
      guard: { type: 'isOther', params: ({ event }) => event.filter },
      target: '.loading',
      actions: { type: 'noteFilter', params: ({ event }) => event.filter },
    },
  },
  states: {
    resuming: {
      description: 'A claim that was sent before a reload is asked for first.',
      always: [{ guard: 'isUnfinished', target: 'claiming' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Reads the first page. What is known stays on screen meanwhile.',
      invoke: {
        id: 'loadBonuses',
        src: 'loadBonuses',
        input: ({ context }) => ({ filter: context.filter, page: 1 }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepFirst', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    empty: {
      tags: 'done',
      meta: { title: 'No bonus' },
      description: 'Says how one is granted.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Bonuses cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'bonuses.retried': 'loading' },
    },
    listed: {
      description: 'The loaded bonuses, and whether the server has more.',
      on: {
        'bonuses.opened': {
          guard: { type: 'isListed', params: ({ event }) => event.bonusId },
          target: '.read',
          actions: { type: 'noteChoice', params: ({ event }) => event.bonusId },
        },
      },
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'bonuses.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadBonuses',
            src: 'loadBonuses',
            input: ({ context }) => ({ filter: context.filter, page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More bonuses cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'bonuses.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All bonuses' }, description: 'All rows are loaded.' },
        read: {
          meta: { title: 'One bonus' },
          description: 'Its turnover, its times and, while it can be claimed, the button.',
          on: {
            'bonuses.closed': { target: 'counting', actions: { type: 'noteChoice', params: null } },
            'bonuses.claimed': { guard: 'canClaim', target: '#bonusList.claiming', actions: 'queueChosen' },
          },
        },
      },
    },
    claiming: {
      meta: { title: 'Claiming' },
      description: 'The claim runs over the page, which is read again when it ends.',
      on: { 'bonuses.filtered': {} },
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

export type BonusListRef = ActorRefFrom<typeof bonusListMachine>;

/** The bonus whose terms are open. */
export const chosenOf = ({
  rows,
  chosenId,
}: {
  rows: readonly GrantedBonus[];
  chosenId: string | null;
}): GrantedBonus | undefined => rows.find(({ bonusId }) => bonusId === chosenId);
