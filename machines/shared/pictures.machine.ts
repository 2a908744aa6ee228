import { assign, enqueueActions, sendParent, setup, stopChild, type ActorRefFrom } from 'xstate';
import type { ChartMeta, UiTag } from '../vocabulary.js';
import { mostReceipts, type PickedPicture, type Receipt } from './receipts.js';
import { receiptUploadMachine, type ReceiptNews, type ReceiptUploadRef } from './receiptUpload.machine.js';

/** A picked picture with the chart that uploads it. `digest` is null until the file was read, `receipt` until it is uploaded. */
export type ReceiptItem = { id: string; ref: ReceiptUploadRef; digest: string | null; receipt: Receipt | null };

/** What the list reports to the form. `isReady`: there is a picture, and every one of them is uploaded. */
export type ReceiptsNews = { type: 'receipts.changed'; receipts: readonly Receipt[]; isReady: boolean };

type Start = { picture: PickedPicture | null; receipt: Receipt | null };

/** Receipts: the player collects one to four pictures of the receipt. Each of them is uploaded by a chart of its own. */
export const receiptsMachine = setup({
  types: {} as {
    /** Uploaded before a reload. */
    input: { receipts: readonly Receipt[] };
    context: {
      items: readonly ReceiptItem[];
      /** How many pictures were picked so far: each gets its own name as an actor. */
      count: number;
      fault: 'fileCount' | 'same' | null;
    };
    events:
      | { type: 'receipts.picked'; pictures: readonly PickedPicture[] }
      | { type: 'receipts.removed'; id: string }
      | ReceiptNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { receiptUpload: receiptUploadMachine },
  guards: {
    isEmpty: ({ context }) => context.items.length === 0,
    isFull: ({ context }) => context.items.length >= mostReceipts,
    isSame: ({ context }, { id, digest }: { id: string; digest: string }) =>
      context.items.some((item) => item.id !== id && item.digest === digest),
  },
  actions: {
    addPictures: assign(({ context: { items, count }, spawn }, pictures: readonly PickedPicture[]) => {
      const taken = pictures.slice(0, mostReceipts - items.length);
      const added = taken.map((picture, index) => itemOf(spawn, count + index, { picture, receipt: null }));
      return {
        items: [...items, ...added],
        count: count + added.length,
        fault: taken.length < pictures.length ? ('fileCount' as const) : null,
      };
    }),
    dropItem: enqueueActions(({ context, enqueue }, id: string) => {
      const item = context.items.find((one) => one.id === id);
      if (item) enqueue(stopChild(item.ref));
      enqueue.assign({ items: context.items.filter((one) => one !== item), fault: null });
    }),
    noteSame: assign({ fault: 'same' }),
    noteDigest: assign(({ context }, { id, digest }: { id: string; digest: string }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, digest } : item)),
    })),
    noteReceipt: assign(({ context }, { id, receipt }: { id: string; receipt: Receipt }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, receipt } : item)),
    })),
    reportReceipts: sendParent(({ context: { items } }): ReceiptsNews => {
      const receipts = items.flatMap(({ receipt }) => receipt ?? []);
      return { type: 'receipts.changed', receipts, isReady: items.length > 0 && receipts.length === items.length };
    }),
  },
}).createMachine({
  id: 'receipts',
  description:
    'The list of the pictures. The form is told of every change, so that what is uploaded survives a reload.',
  meta: { title: 'Receipts' },
  context: ({ input, spawn }) => ({
    items: input.receipts.map((receipt, index) => itemOf(spawn, index, { picture: null, receipt })),
    count: input.receipts.length,
    fault: null,
  }),
  on: {
    'receipts.picked': {
      target: '.counting',
      actions: [{ type: 'addPictures', params: ({ event }) => event.pictures }, 'reportReceipts'],
      description: 'Of too many pictures the first ones are taken, and the page says so.',
    },
    'receipts.removed': {
      target: '.counting',
      actions: [{ type: 'dropItem', params: ({ event }) => event.id }, 'reportReceipts'],
      description: 'An upload that is under way is aborted.',
    },
    'receipt.checked': [
      {
        guard: { type: 'isSame', params: ({ event }) => event },
        target: '.counting',
        actions: [{ type: 'dropItem', params: ({ event }) => event.id }, 'noteSame', 'reportReceipts'],
        description:
          'The same picture twice would not help the review. The second one is dropped, and the page says so.',
      },
      { actions: { type: 'noteDigest', params: ({ event }) => event } },
    ],
    'receipt.uploaded': {
      actions: [{ type: 'noteReceipt', params: ({ event }) => event }, 'reportReceipts'],
    },
  },
  initial: 'counting',
  states: {
    counting: {
      description: 'How many pictures there are decides what the player can do next.',
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isFull', target: 'full' }, { target: 'some' }],
    },
    empty: {
      meta: { title: 'No picture yet' },
      description: 'The player takes a photo of the receipt or chooses one.',
    },
    some: { meta: { title: 'Some pictures' }, description: 'The player can add another one.' },
    full: { meta: { title: 'Four pictures' }, description: 'No more can be added; each can be removed.' },
  },
});

export type ReceiptsRef = ActorRefFrom<typeof receiptsMachine>;

type Spawn = (src: 'receiptUpload', options: { id: string; input: Start & { id: string } }) => ReceiptUploadRef;

function itemOf(spawn: Spawn, index: number, start: Start): ReceiptItem {
  const id = `receipt-${index}`;
  const ref = spawn('receiptUpload', { id, input: { id, ...start } });
  return { id, ref, digest: start.receipt?.digest ?? null, receipt: start.receipt };
}
