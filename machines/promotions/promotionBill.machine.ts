import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import {
  isAbsent,
  mustBeProvided,
  type ChartMeta,
  type Paged,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';

type Schemas = components['schemas'];
/** One line: an amount that came or went, or the rounds of a game on one site day. Minor units. */
export type BillLine = Schemas['PromotionBillLine'];
/** Whether the server has added all rounds, and when it added some last. */
export type BillState = Schemas['PromotionBillState'];
export type BillPage = Paged<BillLine> & { bill: BillState };

/** Promotion bill: the player reads, line by line, what happened to the balance of a participation. */
export const promotionBillMachine = setup({
  types: {} as {
    input: { recordId: string };
    context: { recordId: string; rows: readonly BillLine[]; total: number; page: number; bill: BillState | null };
    events: Plain<'promotionBill.moreWanted' | 'promotionBill.retried' | 'page.hidden' | 'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadBill: fromPromise<Result<BillPage>, { recordId: string; page: number }>(mustBeProvided('loadBill')),
    /** The same request for the next page, and in the background: the two run side by side. */
    loadMore: fromPromise<Result<BillPage>, { recordId: string; page: number }>(mustBeProvided('loadMore')),
    refreshBill: fromPromise<Result<BillPage>, { recordId: string; page: number }>(mustBeProvided('refreshBill')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<BillPage>) => result.ok,
    isAbsent: (_, result: Result<BillPage>) => isAbsent(result),
    isEmpty: ({ context }) => context.rows.length === 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
    isCompiling: ({ context }) => context.bill?.status === 'compiling',
    /** Compiling numbers the lines anew, so a newer bill replaces all lines that are shown. */
    isNewer: ({ context }, result: Result<BillPage>) =>
      result.ok && JSON.stringify(result.value.bill) !== JSON.stringify(context.bill),
  },
  actions: {
    noteFirst: assign(({ context }, result: Result<BillPage>) => (result.ok ? { ...result.value, page: 1 } : context)),
    noteMore: assign(({ context }, result: Result<BillPage>) =>
      result.ok ? { ...withPage(context.rows, result.value, ({ lineId }) => lineId), page: context.page + 1 } : context,
    ),
  },
  /** The server adds rounds within half an hour; a minute is soon enough to see it. */
  delays: { steadily: 60_000 },
}).createMachine({
  id: 'promotionBill',
  description: 'The server compiles the bill in the background: transfers line by line, and play by day and game.',
  meta: { title: 'Bill of a participation' },
  context: ({ input }) => ({ ...input, rows: [], total: 0, page: 0, bill: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the bill' },
      description: 'The first page, with skeleton rows.',
      invoke: {
        id: 'loadBill',
        src: 'loadBill',
        input: ({ context }) => ({ recordId: context.recordId, page: 1 }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'noteFirst', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAbsent', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Bill unknown' },
      description: 'It could not be read; the money is safe.',
      on: { 'promotionBill.retried': 'loading' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such participation' },
      description: 'The player has no participation of this number.',
      on: { 'promotionBill.retried': 'loading' },
    },
    shown: {
      description: 'The lines, and whether the server still adds some.',
      type: 'parallel',
      states: {
        lines: {
          description: 'The loaded lines, and whether the server has more.',
          initial: 'counting',
          states: {
            counting: {
              description: 'Compares the loaded lines with the total.',
              always: [
                { guard: 'isEmpty', target: 'empty' },
                { guard: 'hasMore', target: 'partial' },
                { target: 'complete' },
              ],
            },
            empty: { meta: { title: 'No lines yet' }, description: 'The first lines are still being added.' },
            partial: {
              meta: { title: 'Lines, with more to come' },
              description: 'The next page is requested when the end of the list comes near.',
              on: { 'promotionBill.moreWanted': 'extending' },
            },
            extending: {
              tags: 'busy',
              meta: { title: 'Reading more' },
              description: 'The loaded lines stay.',
              invoke: {
                id: 'loadMore',
                src: 'loadMore',
                input: ({ context }) => ({ recordId: context.recordId, page: context.page + 1 }),
                onDone: [
                  {
                    guard: { type: 'isNewer', params: ({ event }) => event.output },
                    target: '#promotionBill.loading',
                    description: 'The bill was compiled between the two pages, so it is read from the start.',
                  },
                  {
                    guard: { type: 'isFound', params: ({ event }) => event.output },
                    target: 'counting',
                    actions: { type: 'noteMore', params: ({ event }) => event.output },
                  },
                  { target: 'stuck' },
                ],
                onError: 'stuck',
              },
            },
            stuck: {
              tags: 'failed',
              meta: { title: 'More lines cannot be read' },
              description: 'Retries only at a press: an automatic retry would never stop.',
              on: { 'promotionBill.retried': 'extending' },
            },
            complete: { tags: 'done', meta: { title: 'All lines' }, description: 'All lines are loaded.' },
          },
        },
        compilation: {
          description: 'Whether rounds are missing on the bill.',
          initial: 'judging',
          states: {
            judging: {
              description: 'The server says whether it has added everything.',
              always: [{ guard: 'isCompiling', target: 'waiting' }, { target: 'ready' }],
            },
            ready: { meta: { title: 'Complete' }, description: 'Nothing is missing.' },
            waiting: {
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
              description: 'In the background. The shown lines stay until there are newer ones.',
              invoke: {
                id: 'refreshBill',
                src: 'refreshBill',
                input: ({ context }) => ({ recordId: context.recordId, page: 1 }),
                onDone: [
                  {
                    guard: { type: 'isNewer', params: ({ event }) => event.output },
                    target: '#promotionBill.shown',
                    actions: { type: 'noteFirst', params: ({ event }) => event.output },
                    description: 'All lines are shown anew.',
                  },
                  { target: 'waiting' },
                ],
                onError: { target: 'waiting', description: 'The next minute brings the next try.' },
              },
            },
          },
        },
      },
    },
  },
});

export type PromotionBillRef = ActorRefFrom<typeof promotionBillMachine>;
