import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ListReport } from '../shared/pagedList.machine.js';
import { present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimsMachine } from './bonusClaims.machine.js';
import { claimableOf, type Claimable, type ClaimKind, type UnfinishedClaim } from './claim.js';
import { grantedBonusesMachine, type BonusFilter, type GrantedBonus, type LevelSummary } from './grantedBonuses.js';

/** Bonuses: the player reads which bonuses were granted, with their terms, and claims one. Two pages run it, for two lists. */
export const bonusListMachine = setup({
  types: {} as {
    input: { list: ClaimKind; unfinished: UnfinishedClaim | null };
    /** `summary`: that of the last reading stays while another kind is read; null where the contract has none. */
    context: {
      list: ClaimKind;
      filter: BonusFilter;
      summary: LevelSummary | null;
      chosen: GrantedBonus | null;
      queue: readonly Claimable[];
      key: string | null;
    };
    events:
      | Plain<'bonusList.closed' | 'bonusList.claimed'>
      | { type: 'bonusList.filtered'; filter: BonusFilter }
      | { type: 'bonusList.opened'; bonus: GrantedBonus }
      | ListReport<GrantedBonus, LevelSummary>;
    children: { grantedBonuses: 'grantedBonuses'; bonusClaims: 'bonusClaims' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { grantedBonuses: grantedBonusesMachine, bonusClaims: bonusClaimsMachine },
  guards: {
    isUnfinished: ({ context }) => context.key !== null,
    isOther: ({ context }, filter: BonusFilter) => filter !== context.filter,
    canClaim: ({ context }) => context.chosen?.isClaimable === true,
  },
  actions: {
    noteSummary: assign((_, summary: LevelSummary | null) => ({ summary })),
    noteFilter: assign((_, filter: BonusFilter) => ({ filter })),
    noteChosen: assign((_, chosen: GrantedBonus) => ({ chosen })),
    forgetChosen: assign({ chosen: null }),
    noteQueue: assign(({ context: { list, chosen } }) => ({ queue: [claimableOf(list, present(chosen))] })),
    forgetQueue: assign({ queue: [], key: null, chosen: null }),
    refreshBonuses: sendTo('grantedBonuses', { type: 'pagedList.refresh' }),
  },
}).createMachine({
  id: 'bonusList',
  description: 'The terms of a bonus are those of the day when it was granted. A claim runs in a chart of its own.',
  meta: { title: 'Bonuses' },
  context: ({ input: { list, unfinished } }) => ({
    list,
    filter: 'all',
    summary: null,
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
      description: 'The bonuses of one kind or of all, page by page.',
      invoke: {
        id: 'grantedBonuses',
        src: 'grantedBonuses',
        input: ({ context }) => ({ query: context.filter }),
      },
      on: { 'pagedList.loaded': { actions: { type: 'noteSummary', params: ({ event }) => event.extra } } },
      initial: 'browsing',
      states: {
        browsing: {
          meta: { title: 'Bonuses' },
          description: 'The player chooses a kind, or opens a bonus.',
          on: {
            'bonusList.filtered': {
              guard: { type: 'isOther', params: ({ event }) => event.filter },
              target: '#bonusList.shown',
              actions: { type: 'noteFilter', params: ({ event }) => event.filter },
              description: 'Another kind is another list.',
            },
            'bonusList.opened': {
              target: 'open',
              actions: { type: 'noteChosen', params: ({ event }) => event.bonus },
            },
          },
        },
        open: {
          meta: { title: 'One bonus' },
          description: 'Its turnover, its times and, while it can be claimed, the button.',
          on: {
            'bonusList.closed': { target: 'browsing', actions: 'forgetChosen' },
            'bonusList.claimed': { guard: 'canClaim', target: 'claiming', actions: 'noteQueue' },
          },
        },
        claiming: {
          meta: { title: 'Claiming' },
          description: 'The claim runs over the page, which is read again when it ends.',
          invoke: {
            id: 'bonusClaims',
            src: 'bonusClaims',
            input: ({ context: { queue, key } }) => ({ queue, key }),
            onDone: { target: 'browsing', actions: 'refreshBonuses' },
            onError: { target: 'browsing', actions: 'refreshBonuses' },
          },
          exit: 'forgetQueue',
        },
      },
    },
  },
});

export type BonusListRef = ActorRefFrom<typeof bonusListMachine>;
