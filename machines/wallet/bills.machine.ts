import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import type { SiteDay } from '../shared/siteDays.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, present, type Bill, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { billsFileMachine } from './billsFile.machine.js';
import { billsAddress, billsRequest, isSameFilter, type BillFilter } from './billFilter.js';
import { billListMachine } from './billList.js';

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
      opened: Bill | null;
    };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'bills.addressed'; filter: BillFilter }
      | { type: 'bills.filtered'; filter: BillFilter }
      | { type: 'bills.opened'; bill: Bill }
      | Plain<'bills.closed' | 'bills.billRetried'>;
    children: { billList: 'billList'; billsFile: 'billsFile' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    billList: billListMachine,
    billsFile: billsFileMachine,
    loadBill: fromPromise<Bill | null, { billId: string }>(mustBeProvided('loadBill')),
  },
  guards: {
    isShown: ({ context }, filter: BillFilter) => isSameFilter(context.filter, filter),
    isNamed: ({ context }) => context.billId !== null,
    isFound: (_, bill: Bill | null) => bill !== null,
  },
  actions: {
    noteFilter: assign((_, filter: BillFilter) => ({ filter })),
    noteOpened: assign((_, bill: Bill | null) => ({ opened: bill })),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(billsAddress(context.filter))),
    forgetOpened: assign({ opened: null, billId: null }),
  },
}).createMachine({
  id: 'bills',
  description: 'The movements of the ledger, newest first. The filter is in the address.',
  meta: { title: 'Bills' },
  context: ({ input }) => ({ ...input, opened: null }),
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
          { target: '.shown', actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
        ],
        'bills.filtered': {
          target: '.shown',
          actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'openAddress'],
          description: 'The address keeps the filter for Back, for a reload and for a link.',
        },
      },
      initial: 'shown',
      states: {
        shown: {
          meta: { title: 'Bills' },
          description: 'Each filter loads a new list.',
          invoke: {
            id: 'billList',
            src: 'billList',
            input: ({ context: { filter, offset } }) => ({ query: billsRequest(filter, offset) }),
          },
        },
      },
    },
    detail: {
      description: 'One movement, in a dialog over the list.',
      on: { 'bills.opened': { target: '.open', actions: { type: 'noteOpened', params: ({ event }) => event.bill } } },
      initial: 'starting',
      states: {
        starting: {
          description: 'The address may name a bill.',
          always: [{ guard: 'isNamed', target: 'loading' }, { target: 'hidden' }],
        },
        hidden: { meta: { title: 'No detail' }, description: 'The player sees only the list.' },
        loading: {
          tags: 'busy',
          meta: { title: 'Reading one bill' },
          description: 'The bill may be older than the rows of the list.',
          invoke: {
            id: 'loadBill',
            src: 'loadBill',
            input: ({ context }) => ({ billId: present(context.billId) }),
            onDone: [
              {
                guard: { type: 'isFound', params: output },
                target: 'open',
                actions: { type: 'noteOpened', params: output },
              },
              { target: 'missing' },
            ],
            onError: 'unavailable',
          },
          on: { 'bills.closed': { target: 'hidden', actions: 'forgetOpened' } },
        },
        open: {
          meta: { title: 'One bill' },
          description: 'A dialog shows all figures of the bill.',
          on: { 'bills.closed': { target: 'hidden', actions: 'forgetOpened' } },
        },
        missing: {
          tags: 'failed',
          meta: { title: 'No such bill' },
          description: 'The bill belongs to another player, or does not exist.',
          on: { 'bills.closed': { target: 'hidden', actions: 'forgetOpened' } },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'The bill could not be read' },
          description: 'The request failed; the player can retry.',
          on: { 'bills.billRetried': 'loading', 'bills.closed': { target: 'hidden', actions: 'forgetOpened' } },
        },
      },
    },
  },
});

export type BillsRef = ActorRefFrom<typeof billsMachine>;
