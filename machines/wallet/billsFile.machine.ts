import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, present, type Bill, type ChartMeta, type UiTag } from '../vocabulary.js';
import type { BillsRequest } from './billFilter.js';

/** The columns of the file in their order; the screen has a head for each. */
export const exportColumns = [
  'createTime',
  'billType',
  'transferType',
  'status',
  'reason',
  'amount',
  'balanceAfter',
  'gameName',
  'channelName',
  'referenceNo',
  'billId',
] as const satisfies readonly (keyof Bill)[];

/**
 * What is written into the file: the filter, the column heads, words for the values of the contract, and the zone of the
 * times as the site names it.
 */
export type BillsExport = {
  request: BillsRequest;
  head: readonly string[];
  words: Readonly<Record<string, string>>;
  timeZone: string;
};

/** Bills file: the player saves the filtered bills as a CSV file on the device. */
export const billsFileMachine = setup({
  types: {} as {
    context: { wanted: BillsExport | null };
    events: { type: 'billsFile.requested' } & BillsExport;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Reads every page of the filter, then saves. */
    saveBills: fromPromise<void, BillsExport>(mustBeProvided('saveBills')),
  },
  actions: {
    noteWanted: assign((_, { request, head, words, timeZone }: BillsExport) => ({
      wanted: { request, head, words, timeZone },
    })),
  },
}).createMachine({
  id: 'billsFile',
  description: 'The file has every bill of the filter, not only the rows on screen.',
  meta: { title: 'File of the bills' },
  context: { wanted: null },
  on: {
    'billsFile.requested': { target: '.loading', actions: { type: 'noteWanted', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'No file requested' },
      description: 'A button offers the file.',
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Writing the file' },
      description: 'Every page of the filter is read, then the browser gets the file.',
      on: { 'billsFile.requested': { description: 'The file is being written already.' } },
      invoke: {
        id: 'saveBills',
        src: 'saveBills',
        input: ({ context }) => present(context.wanted),
        onDone: 'saved',
        onError: 'unavailable',
      },
    },
    saved: {
      tags: 'done',
      meta: { title: 'File saved' },
      description: 'The browser has the file. The player can save another one.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'File not written' },
      description: 'A page could not be read, so nothing was saved. The player can try again.',
    },
  },
});

export type BillsFileRef = ActorRefFrom<typeof billsFileMachine>;
