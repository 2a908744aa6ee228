import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import {
  faultOf,
  type PickedPicture,
  type PictureFault,
  type PictureResult,
  type ShrunkPicture,
} from '../shared/pictures.js';
import type { KeptPicture, OpenedPicture, OwnPicture, OwnPictureStart } from './avatar.js';
import { wholeCrop, type Crop } from './crop.js';

/** Own picture: the player crops a picture of the device, and it is uploaded. Ends with its address, or with why there is none. */
export const ownPictureMachine = setup({
  types: {} as {
    input: OwnPictureStart;
    context: {
      picked: PickedPicture | null;
      /** What the device keeps until the upload is done, so that a reload loses nothing; null if it keeps nothing. */
      kept: KeptPicture | null;
      picture: OpenedPicture | null;
      crop: Crop;
      shrunk: ShrunkPicture | null;
      /** Bytes that have left the device. */
      sent: number;
      /** The address of the upload. */
      url: string | null;
      fault: PictureFault | null;
    };
    output: OwnPicture;
    events:
      | { type: 'ownPicture.framed'; crop: Crop }
      | { type: 'uploadPicture.progressed'; sent: number }
      | { type: 'uploadPicture.answered'; result: Result<{ url: string }> }
      | Plain<'ownPicture.accepted' | 'ownPicture.dropped' | 'ownPicture.retried' | 'uploadPicture.lost'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Null if the device does not have the picture any more. */
    recallPicture: fromPromise<OpenedPicture | null, KeptPicture>(mustBeProvided('recallPicture')),
    openPicture: fromPromise<PictureResult<OpenedPicture>, PickedPicture>(mustBeProvided('openPicture')),
    storePicture: fromPromise<KeptPicture, OpenedPicture>(mustBeProvided('storePicture')),
    cropPicture: fromPromise<ShrunkPicture, { picture: OpenedPicture; crop: Crop }>(mustBeProvided('cropPicture')),
    uploadPicture: fromCallback<{ type: string }, { name: string; picture: ShrunkPicture }>(() => undefined),
    forgetPicture: fromPromise<void>(mustBeProvided('forgetPicture')),
  },
  guards: {
    isPicked: ({ context }) => context.picked !== null,
    isFound: (_, found: OpenedPicture | null) => found !== null,
    isUsable: (_, { ok }: PictureResult<unknown>) => ok,
    isAccepted: (_, { ok }: Result<unknown>) => ok,
    isCropped: ({ context }) => context.shrunk !== null,
    isUploaded: ({ context }) => context.url !== null,
  },
  actions: {
    noteOpened: assign((_, picture: OpenedPicture | null) => ({ picture })),
    noteKept: assign((_, kept: KeptPicture) => ({ kept })),
    noteCrop: assign((_, crop: Crop) => ({ crop, shrunk: null })),
    noteShrunk: assign((_, shrunk: ShrunkPicture) => ({ shrunk })),
    noteFault: assign((_, fault: PictureFault) => ({ fault })),
    noteUrl: assign((_, url: string) => ({ url })),
    startCounting: assign({ sent: 0, fault: null }),
  },
  /** A storage of the browser that does not respond must not hold the player. */
  delays: { storageTimeout: 2_000 },
}).createMachine({
  id: 'ownPicture',
  description: 'The picture is checked, turned, shrunk and cropped on the device. Only its pixels are uploaded.',
  meta: { title: 'Own picture', resumes: { version: 1, fields: ['kept', 'crop'] } },
  context: ({ input: { picked, saved } }) => ({
    picked,
    kept: saved?.kept ?? null,
    picture: null,
    crop: saved?.crop ?? wholeCrop,
    shrunk: null,
    sent: 0,
    url: null,
    fault: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A picture was picked just now, or before a reload.',
      always: [{ guard: 'isPicked', target: 'loading' }, { target: 'recalling' }],
    },
    recalling: {
      tags: ['busy', 'form'],
      meta: { title: 'Finding the picture' },
      description: 'The player goes on where the page was reloaded or closed.',
      invoke: {
        id: 'recallPicture',
        src: 'recallPicture',
        input: ({ context }) => present(context.kept),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'editing',
            actions: { type: 'noteOpened', params: output },
          },
          { target: 'abandoned' },
        ],
        onError: 'abandoned',
      },
      after: { storageTimeout: 'abandoned' },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Opening the picture' },
      description: 'Reads the first bytes, decodes the picture, turns it as the camera noted, and shrinks it.',
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => present(context.picked),
        onDone: [
          {
            guard: { type: 'isUsable', params: output },
            target: 'storing',
            actions: {
              type: 'noteOpened',
              params: ({ event }) => (event.output.ok ? event.output.value : null),
            },
          },
          {
            target: 'refused',
            actions: { type: 'noteFault', params: ({ event }) => (event.output.ok ? 'preview' : event.output.fault) },
          },
        ],
        onError: { target: 'refused', actions: { type: 'noteFault', params: 'preview' } },
      },
    },
    storing: {
      tags: ['busy', 'form'],
      meta: { title: 'Keeping the picture' },
      description:
        'The shrunk picture is stored on the device. If the browser refuses that, a reload loses the picture.',
      invoke: {
        id: 'storePicture',
        src: 'storePicture',
        input: ({ context }) => present(context.picture),
        onDone: { target: 'editing', actions: { type: 'noteKept', params: output } },
        onError: 'editing',
      },
      after: { storageTimeout: 'editing' },
    },
    editing: {
      tags: 'form',
      meta: { title: 'Crop the picture' },
      description: 'The player moves and zooms the picture, with a finger or with sliders.',
      on: {
        'ownPicture.framed': { actions: { type: 'noteCrop', params: ({ event }) => event.crop } },
        'ownPicture.accepted': 'preparing',
        'ownPicture.dropped': 'forgetting',
      },
    },
    preparing: {
      tags: ['busy', 'form'],
      meta: { title: 'Cropping' },
      description: 'The square is drawn on a canvas of the device.',
      invoke: {
        id: 'cropPicture',
        src: 'cropPicture',
        input: ({ context: { picture, crop } }) => ({ picture: present(picture), crop }),
        onDone: { target: 'uploading', actions: { type: 'noteShrunk', params: output } },
        onError: { target: 'interrupted', actions: { type: 'noteFault', params: 'upload' } },
      },
    },
    uploading: {
      tags: ['busy', 'form'],
      meta: { title: 'Uploading' },
      description: 'The bar counts the bytes that have left the device.',
      entry: 'startCounting',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context: { picture, shrunk } }) => ({ name: present(picture).name, picture: present(shrunk) }),
      },
      on: {
        'uploadPicture.progressed': { actions: assign(({ event }) => ({ sent: event.sent })) },
        'uploadPicture.answered': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.result },
            target: 'forgetting',
            actions: { type: 'noteUrl', params: ({ event: { result } }) => (result.ok ? result.value.url : '') },
          },
          {
            target: 'interrupted',
            actions: {
              type: 'noteFault',
              params: ({ event: { result } }) => (result.ok ? 'upload' : faultOf(result.problem)),
            },
          },
        ],
        'ownPicture.dropped': { target: 'forgetting', description: 'A slow upload is aborted.' },
        'uploadPicture.lost': {
          target: 'interrupted',
          actions: { type: 'noteFault', params: 'upload' },
          description: 'If it did arrive, the server deletes it after a day, because nothing uses it.',
        },
      },
    },
    interrupted: {
      tags: ['failed', 'form', 'manualRetry'],
      meta: { title: 'Upload failed' },
      description: 'The player tries again with the same square, crops anew, or takes another picture.',
      on: {
        'ownPicture.retried': [{ guard: 'isCropped', target: 'uploading' }, { target: 'preparing' }],
        'ownPicture.framed': { target: 'editing', actions: { type: 'noteCrop', params: ({ event }) => event.crop } },
        'ownPicture.dropped': 'forgetting',
      },
    },
    forgetting: {
      tags: ['busy', 'form'],
      meta: { title: 'Deleting the kept picture' },
      description: 'Uploaded or not wanted any more: the device does not keep it.',
      invoke: { id: 'forgetPicture', src: 'forgetPicture', onDone: 'sorting', onError: 'sorting' },
      after: { storageTimeout: 'sorting' },
    },
    sorting: {
      description: 'The picture is on the server, or the player has dropped it.',
      always: [{ guard: 'isUploaded', target: 'uploaded' }, { target: 'abandoned' }],
    },
    uploaded: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Uploaded' },
      description: 'The profile does not have it yet.',
      output: ({ context: { url, picture, crop } }) => ({
        kind: 'uploaded',
        url: present(url),
        picture: present(picture),
        crop,
      }),
    },
    refused: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Picture refused' },
      description: 'It is no picture, too large, or the browser cannot show it.',
      output: ({ context }) => ({ kind: 'refused', fault: present(context.fault) }),
    },
    abandoned: {
      type: 'final',
      tags: 'done',
      meta: { title: 'No own picture' },
      description: 'The player gave it up, or the device no longer has it. The choice of pictures opens again.',
      output: { kind: 'dropped' },
    },
  },
  output: ({ event }) => event.output as OwnPicture,
});

export type OwnPictureRef = ActorRefFrom<typeof ownPictureMachine>;
