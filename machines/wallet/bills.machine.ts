import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { withPage } from '../shared/paged.js';
import type { SiteDay } from '../shared/siteDays.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  present,
  type Bill,
  type ChartMeta,
  type Paged,
  type Plain,
  type UiTag,
} from '../vocabulary.js';
import { billsFileMachine } from './billsFile.machine.js';
import { billsAddress, billsRequest, isSameFilter, type BillFilter, type BillsRequest } from './billFilter.js';

export type BillsQuery = BillsRequest & { page: number };

/** Bills: the player looks through the movements of the wallet and opens one of them. */
export const billsMachine = setup({
  types: {} as {
    /** `billId`: the bill that the address names. `offset`: minutes of the site east of UTC; `today`: its day. */
    input: { filter: BillFilter; billId: string | null; offset: number; today: SiteDay };
    context: {
      filter: BillFilter;
      billId: string | null;
      offset: number;
      today: SiteDay;
      page: number;
      rows: readonly Bill[];
      total: number;
      opened: Bill | null;
    };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'bills.addressed'; filter: BillFilter }
      | { type: 'bills.filtered'; filter: BillFilter }
      | { type: 'bills.opened'; bill: Bill }
      | Plain<'bills.moreRequested' | 'bills.retried' | 'bills.closed' | 'bills.billRetried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadBills: fromPromise<Paged<Bill>, BillsQuery>(mustBeProvided('loadBills')),
    billsFile: billsFileMachine,
    loadBill: fromPromise<Bill | null, { billId: string }>(mustBeProvided('loadBill')),
  },
  guards: {
    isShown: ({ context }, filter: BillFilter) => isSameFilter(context.filter, filter),
    isEmpty: (_, { rows }: Paged<Bill>) => rows.length === 0,
    hasMore: ({ context }) => context.rows.length < context.total,
    isNamed: ({ context }) => context.billId !== null,
    isFound: (_, bill: Bill | null) => bill !== null,
  },
  actions: {
    noteFilter: assign((_, filter: BillFilter) => ({ filter, page: 1, rows: [], total: 0 })),
    noteFirst: assign((_, { rows, total }: Paged<Bill>) => ({ rows, total, page: 1 })),
    noteMore: assign(({ context }, next: Paged<Bill>) => ({
      ...withPage(context.rows, next, ({ billId }) => billId),
      page: context.page + 1,
    })),
    noteOpened: assign((_, bill: Bill | null) => ({ opened: bill })),
    keepAddress: sendTo(navigatorOf, ({ context }) => redirect(billsAddress(context.filter))),
    forgetOpened: assign({ opened: null, billId: null }),
  },
}).createMachine({
  id: 'bills',
  description: 'The movements of the ledger, newest first.',
  meta: { title: 'Bills' },
  context: ({ input }) => ({ ...input, page: 1, rows: [], total: 0, opened: null }),
  invoke: { id: 'billsFile', src: 'billsFile' },
  type: 'parallel',
  states: {
    list: {
      description: 'The movements that match the filter.',
      on: {
        'bills.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.filter },
            description: 'These rows are shown already.',
          },
          { target: '.loading', actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
        ],
        'bills.filtered': {
          target: '.loading',
          actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'keepAddress'],
          description: 'The address keeps the filter for Back, for a reload and for a link.',
        },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Reading bills' },
          description: 'The first page.',
          invoke: {
            id: 'loadBills',
            src: 'loadBills',
            input: ({ context }) => ({ ...billsRequest(context.filter, context.offset), page: 1 }),
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'shown', actions: { type: 'noteFirst', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          meta: { title: 'Bills' },
          description: 'The player can ask for the next page.',
          on: { 'bills.moreRequested': { guard: 'hasMore', target: 'loadingMore' } },
        },
        empty: { meta: { title: 'No bills' }, description: 'No movement matches the filter, or there is none yet.' },
        failed: {
          tags: 'failed',
          meta: { title: 'Bills unknown' },
          description: 'Only the list could not be read; the money is safe.',
          on: { 'bills.retried': 'loading' },
        },
        loadingMore: {
          tags: 'busy',
          meta: { title: 'Reading more' },
          description: 'The next page is added below.',
          invoke: {
            id: 'loadBills',
            src: 'loadBills',
            input: ({ context }) => ({ ...billsRequest(context.filter, context.offset), page: context.page + 1 }),
            onDone: { target: 'shown', actions: { type: 'noteMore', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: {
          tags: 'failed',
          meta: { title: 'More could not be read' },
          description: 'The rows that are already read stay.',
          on: { 'bills.retried': 'loadingMore' },
        },
      },
    },
    detail: {
      description: 'One movement, in a dialog over the list.',
      on: { 'bills.opened': { target: '.open', actions: { type: 'noteOpened', params: ({ event }) => event.bill } } },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the address names a bill, it is read first.',
          always: [{ guard: 'isNamed', target: 'finding' }, { target: 'closed' }],
        },
        closed: { meta: { title: 'No detail' }, description: 'The player sees only the list.' },
        finding: {
          tags: 'busy',
          meta: { title: 'Reading one bill' },
          description: 'The bill may be older than the rows of the list.',
          invoke: {
            id: 'loadBill',
            src: 'loadBill',
            input: ({ context }) => ({ billId: present(context.billId) }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'open',
                actions: { type: 'noteOpened', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'unread',
          },
          on: { 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
        open: {
          meta: { title: 'One bill' },
          description: 'All figures of the bill.',
          on: { 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
        missing: {
          tags: 'failed',
          meta: { title: 'No such bill' },
          description: 'The bill belongs to another player, or does not exist.',
          on: { 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
        unread: {
          tags: 'failed',
          meta: { title: 'The bill could not be read' },
          description: 'The request failed; the player can retry.',
          on: { 'bills.billRetried': 'finding', 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
      },
    },
  },
});

export type BillsRef = ActorRefFrom<typeof billsMachine>;
