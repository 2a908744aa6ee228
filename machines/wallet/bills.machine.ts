import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import {
  mustBeProvided,
  present,
  type Bill,
  type ChartMeta,
  type Paged,
  type Plain,
  type UiTag,
} from '../vocabulary.js';

/** Absent: all of them. */
export type BillFilter = {
  type?: Bill['billType'];
  transferType?: NonNullable<Bill['transferType']>;
  status?: Bill['status'];
};
export type BillsQuestion = BillFilter & { page: number };

/** Bills: the player looks through the movements of the wallet, and at one of them. */
export const billsMachine = setup({
  types: {} as {
    /** `billId`: the bill that an address names. */
    input: { filter: BillFilter; billId: string | null };
    context: {
      filter: BillFilter;
      billId: string | null;
      page: number;
      rows: readonly Bill[];
      total: number;
      opened: Bill | null;
    };
    events:
      | { type: 'bills.filtered'; filter: BillFilter }
      | { type: 'bills.opened'; bill: Bill }
      | Plain<'bills.moreRequested' | 'bills.retried' | 'bills.closed' | 'bills.billRetried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadBills: fromPromise<Paged<Bill>, BillsQuestion>(mustBeProvided('loadBills')),
    loadBill: fromPromise<Bill | null, { billId: string }>(mustBeProvided('loadBill')),
  },
  guards: {
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
    forgetOpened: assign({ opened: null, billId: null }),
  },
}).createMachine({
  id: 'bills',
  description: 'A view of the ledger, the newest first.',
  meta: { title: 'Bills' },
  context: ({ input }) => ({ ...input, page: 1, rows: [], total: 0, opened: null }),
  type: 'parallel',
  states: {
    list: {
      description: 'The movements that the filter lets through.',
      on: {
        'bills.filtered': { target: '.loading', actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
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
            input: ({ context }) => ({ ...context.filter, page: 1 }),
            onDone: [
              { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'shown', actions: { type: 'noteFirst', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          meta: { title: 'Bills' },
          description: 'More pages follow at a tap.',
          on: { 'bills.moreRequested': { guard: 'hasMore', target: 'loadingMore' } },
        },
        empty: { meta: { title: 'No bills' }, description: 'Nothing matches the filter, or nothing has happened yet.' },
        failed: {
          tags: 'failed',
          meta: { title: 'Bills unknown' },
          description: 'The money is safe; only the list could not be read.',
          on: { 'bills.retried': 'loading' },
        },
        loadingMore: {
          tags: 'busy',
          meta: { title: 'Reading more' },
          description: 'The next page comes below.',
          invoke: {
            id: 'loadBills',
            src: 'loadBills',
            input: ({ context }) => ({ ...context.filter, page: context.page + 1 }),
            onDone: { target: 'shown', actions: { type: 'noteMore', params: ({ event }) => event.output } },
            onError: 'moreFailed',
          },
        },
        moreFailed: {
          tags: 'failed',
          meta: { title: 'More could not be read' },
          description: 'What is there stays.',
          on: { 'bills.retried': 'loadingMore' },
        },
      },
    },
    detail: {
      description: 'One movement, over the list.',
      on: { 'bills.opened': { target: '.open', actions: { type: 'noteOpened', params: ({ event }) => event.bill } } },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'An address may name a bill.',
          always: [{ guard: 'isNamed', target: 'finding' }, { target: 'closed' }],
        },
        closed: { meta: { title: 'No detail' }, description: 'Only the list.' },
        finding: {
          tags: 'busy',
          meta: { title: 'Reading one bill' },
          description: 'It may be older than what the list shows.',
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
          description: 'Every figure of it.',
          on: { 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
        missing: {
          tags: 'failed',
          meta: { title: 'No such bill' },
          description: 'Not of this player, or never there.',
          on: { 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
        unread: {
          tags: 'failed',
          meta: { title: 'The bill could not be read' },
          description: 'The outside broke.',
          on: { 'bills.billRetried': 'finding', 'bills.closed': { target: 'closed', actions: 'forgetOpened' } },
        },
      },
    },
  },
});

export type BillsRef = ActorRefFrom<typeof billsMachine>;
