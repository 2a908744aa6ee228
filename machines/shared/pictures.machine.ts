import { assign, enqueueActions, sendParent, setup, stopChild, type ActorRefFrom } from 'xstate';
import type { ChartMeta, UiTag } from '../vocabulary.js';
import { mostPictures, type PickedPicture, type UploadedPicture } from './pictures.js';
import { pictureUploadMachine, type PictureNews, type PictureUploadRef } from './pictureUpload.machine.js';

/** A picked picture with the chart that uploads it. `digest` is null until the file was read, `uploaded` until it is uploaded. */
type PictureItem = {
  id: string;
  ref: PictureUploadRef;
  digest: string | null;
  uploaded: UploadedPicture | null;
};

/** What the list reports to the form. `isReady`: every picked picture is uploaded, or there is none. */
export type PicturesNews = { type: 'pictures.changed'; pictures: readonly UploadedPicture[]; isReady: boolean };

type Start = { picture: PickedPicture | null; uploaded: UploadedPicture | null };

/** Pictures: the player collects up to four pictures for a form. Each of them is uploaded by a chart of its own. */
export const picturesMachine = setup({
  types: {} as {
    /** Uploaded before a reload. */
    input: { pictures: readonly UploadedPicture[] };
    context: {
      items: readonly PictureItem[];
      /** How many pictures were picked so far: each gets its own name as an actor. */
      count: number;
      fault: 'fileCount' | 'same' | null;
    };
    events:
      | { type: 'pictures.picked'; pictures: readonly PickedPicture[] }
      | { type: 'pictures.removed'; id: string }
      | PictureNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { pictureUpload: pictureUploadMachine },
  guards: {
    isEmpty: ({ context }) => context.items.length === 0,
    isFull: ({ context }) => context.items.length >= mostPictures,
    isSame: ({ context }, { id, digest }: { id: string; digest: string }) =>
      context.items.some((item) => item.id !== id && item.digest === digest),
  },
  actions: {
    addPictures: assign(({ context: { items, count }, spawn }, pictures: readonly PickedPicture[]) => {
      const taken = pictures.slice(0, mostPictures - items.length);
      const added = taken.map((picture, index) => itemOf(spawn, count + index, { picture, uploaded: null }));
      return {
        items: [...items, ...added],
        count: count + added.length,
        fault: taken.length < pictures.length ? ('fileCount' as const) : null,
      };
    }),
    forgetItem: enqueueActions(({ context, enqueue }, id: string) => {
      const item = context.items.find((one) => one.id === id);
      if (item) enqueue(stopChild(item.ref));
      enqueue.assign({ items: context.items.filter((one) => one !== item), fault: null });
    }),
    noteSame: assign({ fault: 'same' }),
    noteDigest: assign(({ context }, { id, digest }: { id: string; digest: string }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, digest } : item)),
    })),
    noteUploaded: assign(({ context }, { id, uploaded }: { id: string; uploaded: UploadedPicture }) => ({
      items: context.items.map((item) => (item.id === id ? { ...item, uploaded } : item)),
    })),
    reportPictures: sendParent(({ context: { items } }): PicturesNews => {
      const pictures = items.flatMap(({ uploaded }) => uploaded ?? []);
      return { type: 'pictures.changed', pictures, isReady: pictures.length === items.length };
    }),
  },
}).createMachine({
  id: 'pictures',
  description: 'The form is notified of every change, so that uploaded pictures survive a reload.',
  meta: { title: 'Pictures' },
  context: ({ input, spawn }) => ({
    items: input.pictures.map((uploaded, index) => itemOf(spawn, index, { picture: null, uploaded })),
    count: input.pictures.length,
    fault: null,
  }),
  on: {
    'pictures.picked': {
      target: '.starting',
      actions: [{ type: 'addPictures', params: ({ event }) => event.pictures }, 'reportPictures'],
      description: 'If the player picks too many, the first ones are taken, and the page says so.',
    },
    'pictures.removed': {
      target: '.starting',
      actions: [{ type: 'forgetItem', params: ({ event }) => event.id }, 'reportPictures'],
      description: 'An upload that is under way is aborted.',
    },
    'pictureUpload.checked': [
      {
        guard: { type: 'isSame', params: ({ event }) => event },
        target: '.starting',
        actions: [{ type: 'forgetItem', params: ({ event }) => event.id }, 'noteSame', 'reportPictures'],
        description:
          'The same picture twice does not help the reader of the form. The second one is discarded, and the page says so.',
      },
      { actions: { type: 'noteDigest', params: ({ event }) => event } },
    ],
    'pictureUpload.uploaded': {
      actions: [{ type: 'noteUploaded', params: ({ event }) => event }, 'reportPictures'],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The number of pictures decides what the player can do next.',
      always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'isFull', target: 'full' }, { target: 'shown' }],
    },
    empty: {
      meta: { title: 'No picture yet' },
      description: 'The player takes a photo or chooses a picture.',
    },
    shown: { meta: { title: 'Some pictures' }, description: 'The player can add another one.' },
    full: { meta: { title: 'Four pictures' }, description: 'No more can be added; each can be removed.' },
  },
});

export type PicturesRef = ActorRefFrom<typeof picturesMachine>;

type Spawn = (src: 'pictureUpload', options: { id: string; input: Start & { id: string } }) => PictureUploadRef;

function itemOf(spawn: Spawn, index: number, start: Start): PictureItem {
  const id = `picture-${index}`;
  const ref = spawn('pictureUpload', { id, input: { id, ...start } });
  return { id, ref, digest: start.uploaded?.digest ?? null, uploaded: start.uploaded };
}
