import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ListReport } from '../shared/pagedList.machine.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { billLinesMachine, type BillLine, type BillQuery, type BillState } from './billLines.js';

/** Promotion bill: the player reads, line by line, what happened to the balance of a participation. */
export const promotionBillMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string; bill: BillState | null };
    events: Plain<'promotionBill.retried' | 'page.hidden' | 'page.shown'> | ListReport<BillLine, BillState>;
    children: { billLines: 'billLines' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    billLines: billLinesMachine,
    /** The state of the bill alone, in the background. */
    loadBill: fromPromise<BillState, BillQuery>(mustBeProvided('loadBill')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isUnknown: ({ context }) => context.bill === null,
    isCompiling: ({ context }) => context.bill?.status === 'compiling',
    /** Compiling numbers the lines anew, so a newer bill replaces all lines that are shown. */
    isNewer: ({ context }, bill: BillState | null) => JSON.stringify(bill) !== JSON.stringify(context.bill),
  },
  actions: {
    noteBill: assign((_, bill: BillState | null) => ({ bill })),
    forgetBill: assign({ bill: null }),
    refreshLines: sendTo('billLines', { type: 'pagedList.refresh' }),
  },
  /** The server adds rounds within half an hour, so once a minute is often enough. */
  delays: { steadily: 60_000 },
}).createMachine({
  id: 'promotionBill',
  description: 'The server compiles the bill in the background: transfers line by line, and play by day and game.',
  tags: 'manualRetry',
  meta: { title: 'Bill of a participation' },
  context: ({ input }) => ({ ...input, bill: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'pagedList.loaded': {
      guard: { type: 'isNewer', params: ({ event }) => event.extra },
      target: '.shown',
      actions: 'forgetBill',
      description: 'The bill was compiled between two pages, so it is read from the start.',
    },
    'promotionBill.retried': {
      target: '.shown',
      actions: 'forgetBill',
      description: 'The server found no participation of this number, and the player tries again.',
    },
  },
  initial: 'shown',
  states: {
    shown: {
      description: 'The lines, and whether the server still adds some.',
      invoke: {
        id: 'billLines',
        src: 'billLines',
        input: ({ context: { recordId } }) => ({ query: { recordId } }),
      },
      on: {
        'pagedList.loaded': {
          guard: 'isUnknown',
          target: '.sorting',
          actions: { type: 'noteBill', params: ({ event }) => event.extra },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          meta: { title: 'Loading the lines' },
          description: 'The first page says whether rounds are missing on the bill.',
        },
        sorting: {
          description: 'The server says whether rounds are missing on the bill.',
          always: [{ guard: 'isCompiling', target: 'resting' }, { target: 'complete' }],
        },
        complete: { tags: 'done', meta: { title: 'Complete' }, description: 'All rounds are on the bill.' },
        resting: {
          meta: { title: 'Compiling' },
          description: 'Rounds are missing, for up to half an hour. The bill is read again every minute.',
          after: { steadily: 'refreshing' },
          on: { 'page.hidden': 'paused' },
        },
        paused: {
          meta: { title: 'Compiling, page hidden' },
          description: 'Nothing is requested while the page is hidden.',
          on: { 'page.shown': 'refreshing' },
        },
        refreshing: {
          meta: { title: 'Reading again' },
          description: 'The state of the bill is read in the background. The lines stay until there are newer ones.',
          invoke: {
            id: 'loadBill',
            src: 'loadBill',
            input: ({ context: { recordId } }) => ({ recordId }),
            onDone: [
              {
                guard: { type: 'isNewer', params: output },
                target: 'sorting',
                actions: [{ type: 'noteBill', params: output }, 'refreshLines'],
              },
              { target: 'resting' },
            ],
            onError: { target: 'resting', description: 'The next try follows after a minute.' },
          },
        },
      },
    },
  },
});

export type PromotionBillRef = ActorRefFrom<typeof promotionBillMachine>;
