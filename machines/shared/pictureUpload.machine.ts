import { assign, fromCallback, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import {
  faultOf,
  isUnusable,
  type PickedPicture,
  type PictureResult,
  type UploadedPicture,
  type PictureFault,
  type ShrunkPicture,
} from './pictures.js';

/** What a picture reports to the list of pictures. */
export type PictureNews =
  | { type: 'pictureUpload.checked'; id: string; digest: string }
  | { type: 'pictureUpload.uploaded'; id: string; uploaded: UploadedPicture };

/** Picture upload: one picture is checked, shrunk on the device and uploaded. The player can retry and remove it. */
export const pictureUploadMachine = setup({
  types: {} as {
    /** `uploaded`: uploaded before a reload. Otherwise `picture` is what the player picked. */
    input: { id: string; picture: PickedPicture | null; uploaded: UploadedPicture | null };
    context: {
      id: string;
      picture: PickedPicture | null;
      uploaded: UploadedPicture | null;
      digest: string | null;
      shrunk: ShrunkPicture | null;
      /** Bytes that have left the device. */
      sent: number;
      fault: PictureFault | null;
    };
    events:
      | Plain<'pictureUpload.retried' | 'uploadPicture.lost'>
      | { type: 'uploadPicture.progressed'; sent: number }
      | { type: 'uploadPicture.answered'; result: Result<{ url: string }> };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    checkPicture: fromPromise<PictureResult<{ digest: string }>, PickedPicture>(mustBeProvided('checkPicture')),
    shrinkPicture: fromPromise<PictureResult<ShrunkPicture>, PickedPicture>(mustBeProvided('shrinkPicture')),
    uploadPicture: fromCallback<{ type: string }, { name: string; picture: ShrunkPicture }>(() => undefined),
  },
  guards: {
    isUploaded: ({ context }) => context.uploaded !== null,
    isShrunk: ({ context }) => context.shrunk !== null,
    isUsable: (_, { ok }: PictureResult<unknown>) => ok,
    isAccepted: (_, { ok }: Result<unknown>) => ok,
    isUnusable: (_, result: Result<unknown>) => !result.ok && isUnusable(faultOf(result.problem)),
  },
  actions: {
    noteDigest: assign((_, result: PictureResult<{ digest: string }>) =>
      result.ok ? { digest: result.value.digest } : {},
    ),
    noteShrunk: assign((_, result: PictureResult<ShrunkPicture>) => (result.ok ? { shrunk: result.value } : {})),
    noteFault: assign((_, fault: PictureFault) => ({ fault })),
    noteUploaded: assign(({ context: { picture, digest, shrunk } }, result: Result<{ url: string }>) =>
      result.ok
        ? {
            uploaded: {
              name: present(picture).name,
              digest: present(digest),
              url: result.value.url,
              thumbnail: present(shrunk).thumbnail,
            },
          }
        : {},
    ),
    startCounting: assign({ sent: 0, fault: null }),
    reportChecked: sendParent(({ context: { id, digest } }): PictureNews => ({
      type: 'pictureUpload.checked',
      id,
      digest: present(digest),
    })),
    reportUploaded: sendParent(({ context: { id, uploaded } }): PictureNews => ({
      type: 'pictureUpload.uploaded',
      id,
      uploaded: present(uploaded),
    })),
  },
}).createMachine({
  id: 'pictureUpload',
  description:
    'A photo has several megabytes, so it is shrunk first. Then it arrives on a slow network too (decision 035).',
  meta: { title: 'Picture' },
  context: ({ input }) => ({ ...input, digest: null, shrunk: null, sent: 0, fault: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A picture that was uploaded before a reload is not uploaded again.',
      always: [{ guard: 'isUploaded', target: 'uploaded' }, { target: 'checking' }],
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the picture' },
      description: 'The first bytes tell whether it is a picture. Its digest tells whether it was picked already.',
      entry: 'startCounting',
      invoke: {
        id: 'checkPicture',
        src: 'checkPicture',
        input: ({ context }) => present(context.picture),
        onDone: [
          {
            guard: { type: 'isUsable', params: output },
            target: 'preparing',
            actions: [{ type: 'noteDigest', params: output }, 'reportChecked'],
          },
          { target: 'unusable', actions: { type: 'noteFault', params: ({ event }) => pictureFault(event.output) } },
        ],
        onError: { target: 'interrupted', actions: { type: 'noteFault', params: 'upload' } },
      },
    },
    preparing: {
      tags: 'busy',
      meta: { title: 'Shrinking' },
      description:
        'It gets at most 1,600 px and, if possible, 500 kB. A worker does it where the browser can, so that the page responds.',
      invoke: {
        id: 'shrinkPicture',
        src: 'shrinkPicture',
        input: ({ context }) => present(context.picture),
        onDone: [
          {
            guard: { type: 'isUsable', params: output },
            target: 'uploading',
            actions: { type: 'noteShrunk', params: output },
          },
          { target: 'unusable', actions: { type: 'noteFault', params: ({ event }) => pictureFault(event.output) } },
        ],
        onError: { target: 'interrupted', actions: { type: 'noteFault', params: 'upload' } },
      },
    },
    uploading: {
      tags: 'busy',
      meta: { title: 'Uploading' },
      description: 'A bar shows how many bytes have left the device.',
      entry: 'startCounting',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => ({ name: present(context.picture).name, picture: present(context.shrunk) }),
      },
      on: {
        'uploadPicture.progressed': { actions: assign(({ event }) => ({ sent: event.sent })) },
        'uploadPicture.answered': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.result },
            target: 'uploaded',
            actions: [{ type: 'noteUploaded', params: ({ event }) => event.result }, 'reportUploaded'],
          },
          {
            guard: { type: 'isUnusable', params: ({ event }) => event.result },
            target: 'unusable',
            actions: { type: 'noteFault', params: ({ event }) => uploadFault(event.result) },
          },
          { target: 'interrupted', actions: { type: 'noteFault', params: ({ event }) => uploadFault(event.result) } },
        ],
        'uploadPicture.lost': {
          target: 'interrupted',
          actions: { type: 'noteFault', params: 'upload' },
          description: 'If the picture did arrive, the server deletes it after a day, because no form uses it.',
        },
      },
    },
    interrupted: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Upload failed' },
      description: 'The player tries again or removes it. A picture that is shrunk already is only uploaded again.',
      on: { 'pictureUpload.retried': [{ guard: 'isShrunk', target: 'uploading' }, { target: 'checking' }] },
    },
    unusable: {
      tags: 'failed',
      meta: { title: 'Not usable' },
      description: 'Another try would fail too, so the player can only remove it.',
    },
    uploaded: {
      tags: 'done',
      meta: { title: 'Uploaded' },
      description: 'The server has the picture, and waits for the form that uses it.',
    },
  },
});

export type PictureUploadRef = ActorRefFrom<typeof pictureUploadMachine>;

const pictureFault = (result: PictureResult<unknown>): PictureFault => (result.ok ? 'upload' : result.fault);
const uploadFault = (result: Result<unknown>): PictureFault => (result.ok ? 'upload' : faultOf(result.problem));
