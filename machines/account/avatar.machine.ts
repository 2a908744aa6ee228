import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
  type User,
} from '../vocabulary.js';
import {
  faultOf,
  type PickedPicture,
  type PictureResult,
  type PictureFault,
  type ShrunkPicture,
} from '../shared/pictures.js';
import { isWorn, type AvatarSheet, type OpenedPicture } from './avatar.js';
import { wholeCrop, type Crop } from './crop.js';

/** Avatar: the player chooses one of the site's pictures, or crops an own one, which is uploaded. */
export const avatarMachine = setup({
  types: {} as {
    context: {
      sheet: AvatarSheet | null;
      picked: PickedPicture | null;
      picture: OpenedPicture | null;
      crop: Crop;
      shrunk: ShrunkPicture | null;
      /** Bytes that have left the device. */
      sent: number;
      /** The id of an avatar of the site, or the address of an upload. */
      wanted: string;
      fault: PictureFault | null;
      problem: Problem | null;
    };
    events:
      | { type: 'avatar.chosen'; id: string }
      | { type: 'avatar.picked'; picture: PickedPicture }
      | { type: 'avatar.framed'; crop: Crop }
      | { type: 'upload.progressed'; sent: number }
      | { type: 'upload.answered'; result: Result<{ url: string }> }
      | Plain<'avatar.accepted' | 'avatar.dropped' | 'avatar.retried' | 'upload.lost'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadAvatars: fromPromise<AvatarSheet>(mustBeProvided('loadAvatars')),
    openPicture: fromPromise<PictureResult<OpenedPicture>, PickedPicture>(mustBeProvided('openPicture')),
    cropPicture: fromPromise<ShrunkPicture, { picture: OpenedPicture; crop: Crop }>(mustBeProvided('cropPicture')),
    uploadPicture: fromCallback<{ type: string }, { name: string; picture: ShrunkPicture }>(() => undefined),
    saveAvatar: fromPromise<Result<User>, { avatar: string }>(mustBeProvided('saveAvatar')),
    loadUser: fromPromise<User>(mustBeProvided('loadUser')),
  },
  guards: {
    isWornNow: ({ context }, id: string) => isWorn(id, present(context.sheet)),
    isUsable: (_, { ok }: PictureResult<unknown>) => ok,
    isAccepted: (_, { ok }: Result<unknown>) => ok,
    isCropped: ({ context }) => context.shrunk !== null,
    isStored: ({ context }, user: User) => isWorn(context.wanted, { ...present(context.sheet), user }),
  },
  actions: {
    noteSheet: assign((_, sheet: AvatarSheet) => ({ sheet })),
    want: assign((_, wanted: string) => ({ wanted, fault: null, problem: null })),
    notePicked: assign((_, picked: PickedPicture) => ({
      picked,
      crop: wholeCrop,
      shrunk: null,
      fault: null,
      problem: null,
    })),
    noteOpened: assign((_, result: PictureResult<OpenedPicture>) => (result.ok ? { picture: result.value } : {})),
    noteCrop: assign((_, crop: Crop) => ({ crop, shrunk: null })),
    noteShrunk: assign((_, shrunk: ShrunkPicture) => ({ shrunk })),
    noteFault: assign((_, fault: PictureFault) => ({ fault })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    startCounting: assign({ sent: 0, fault: null }),
    dropPicture: assign({ picked: null, picture: null, shrunk: null, fault: null, problem: null }),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'profile.saved' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    leave: sendTo(navigatorOf, redirect(path.myInformation)),
  },
}).createMachine({
  id: 'avatar',
  description: 'An own picture is checked, turned, shrunk and cropped on the device. Only its pixels are uploaded.',
  meta: { title: 'Change the picture', path: path.avatar },
  context: {
    sheet: null,
    picked: null,
    picture: null,
    crop: wholeCrop,
    shrunk: null,
    sent: 0,
    wanted: '',
    fault: null,
    problem: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the pictures' },
      description: "Reads the site's pictures, and the present one.",
      invoke: {
        id: 'loadAvatars',
        src: 'loadAvatars',
        onDone: { target: 'choosing', actions: { type: 'noteSheet', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Pictures unavailable' },
      description: 'No connection: the player retries.',
      on: { 'avatar.retried': 'loading' },
    },
    choosing: {
      tags: 'form',
      description: "The player chooses one of the site's pictures, or picks an own one.",
      on: {
        'avatar.chosen': [
          {
            guard: { type: 'isWornNow', params: ({ event }) => event.id },
            target: 'saved',
            description: 'The player has this picture already.',
          },
          { target: 'saving', actions: { type: 'want', params: ({ event }) => event.id } },
        ],
        'avatar.picked': { target: 'opening', actions: { type: 'notePicked', params: ({ event }) => event.picture } },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Choice of pictures' }, description: 'The page shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Picture refused' },
          description: 'The page says why, in one sentence. The player chooses another one.',
        },
      },
    },
    opening: {
      tags: 'busy',
      meta: { title: 'Opening the picture' },
      description: 'Reads the first bytes, decodes the picture, turns it as the camera noted, and shrinks it.',
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => present(context.picked),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'cropping',
            actions: { type: 'noteOpened', params: ({ event }) => event.output },
          },
          {
            target: 'choosing.refused',
            actions: { type: 'noteFault', params: ({ event: { output } }) => (output.ok ? 'preview' : output.fault) },
          },
        ],
        onError: { target: 'choosing.refused', actions: { type: 'noteFault', params: 'preview' } },
      },
    },
    cropping: {
      tags: 'form',
      meta: { title: 'Crop the picture' },
      description: 'The player drags, zooms, or uses the sliders.',
      on: {
        'avatar.framed': { actions: { type: 'noteCrop', params: ({ event }) => event.crop } },
        'avatar.accepted': 'preparing',
        'avatar.dropped': { target: 'choosing', actions: 'dropPicture' },
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
        onDone: { target: 'uploading', actions: { type: 'noteShrunk', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteFault', params: 'upload' } },
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
        input: ({ context }) => ({ name: present(context.picked).name, picture: present(context.shrunk) }),
      },
      on: {
        'upload.progressed': { actions: assign(({ event }) => ({ sent: event.sent })) },
        'upload.answered': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.result },
            target: 'saving',
            actions: { type: 'want', params: ({ event: { result } }) => (result.ok ? result.value.url : '') },
          },
          {
            target: 'failed',
            actions: {
              type: 'noteFault',
              params: ({ event: { result } }) => (result.ok ? 'upload' : faultOf(result.problem)),
            },
          },
        ],
        'avatar.dropped': {
          target: 'choosing',
          actions: 'dropPicture',
          description: 'A slow upload is aborted.',
        },
        'upload.lost': {
          target: 'failed',
          actions: { type: 'noteFault', params: 'upload' },
          description: 'If it did arrive, the server deletes it after a day, because nothing uses it.',
        },
      },
    },
    failed: {
      tags: ['failed', 'form'],
      meta: { title: 'Upload failed' },
      description: 'The player tries again with the same square, crops anew, or takes another picture.',
      on: {
        'avatar.retried': [{ guard: 'isCropped', target: 'uploading' }, { target: 'preparing' }],
        'avatar.framed': { target: 'cropping', actions: { type: 'noteCrop', params: ({ event }) => event.crop } },
        'avatar.dropped': { target: 'choosing', actions: 'dropPicture' },
      },
    },
    saving: {
      tags: ['busy', 'form'],
      meta: { title: 'Saving the choice' },
      description: 'The profile gets the picture.',
      invoke: {
        id: 'saveAvatar',
        src: 'saveAvatar',
        input: ({ context }) => ({ avatar: context.wanted }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'unsaved', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
    },
    unsaved: {
      tags: ['failed', 'form'],
      meta: { title: 'Not saved' },
      description: 'An upload is still there: only the choice is sent again. Or the player chooses another picture.',
      on: {
        'avatar.retried': 'saving',
        'avatar.dropped': { target: 'choosing', actions: 'dropPicture' },
      },
    },
    unknown: {
      description: 'A missing response is not a refusal, so the profile is read to find out.',
      initial: 'asking',
      states: {
        asking: {
          tags: ['busy', 'form'],
          meta: { title: 'Asking whether it is saved' },
          description: 'Nothing is sent twice.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              { guard: { type: 'isStored', params: ({ event }) => event.output }, target: '#avatar.saved' },
              { target: '#avatar.unsaved', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
            ],
            onError: 'silent',
          },
        },
        silent: {
          tags: ['failed', 'form'],
          meta: { title: 'Not known whether it is saved' },
          description: 'Still unknown. The player can only ask again.',
          on: { 'avatar.retried': 'asking' },
        },
      },
    },
    saved: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'raiseSaved', 'leave'],
      meta: { title: 'Picture saved' },
      description: 'The page of the profile opens and shows the picture.',
    },
  },
});

export type AvatarRef = ActorRefFrom<typeof avatarMachine>;
