import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import type { PickedPicture, PictureFault } from '../shared/pictures.js';
import { isWorn, type AvatarSheet, type CroppedPicture, type OwnPicture, type SavedPicture } from './avatar.js';
import { ownPictureMachine } from './ownPicture.machine.js';
import { avatarWrite } from './writes.js';

/** Avatar: the player chooses one of the site's pictures, or crops an own one, which is uploaded. */
export const avatarMachine = setup({
  types: {} as {
    input: { saved: SavedPicture | null };
    context: {
      sheet: AvatarSheet | null;
      picked: PickedPicture | null;
      /** The own picture that was being cropped before a reload. */
      saved: SavedPicture | null;
      /** The own picture that is uploaded already. */
      own: CroppedPicture | null;
      /** The id of an avatar of the site, or the address of an upload. */
      wanted: string;
      fault: PictureFault | null;
      problem: Problem | null;
    };
    events:
      | { type: 'avatar.chosen'; id: string }
      | { type: 'avatar.picked'; picture: PickedPicture }
      | Plain<'avatar.dropped' | 'avatar.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadAvatars: fromPromise<AvatarSheet>(mustBeProvided('loadAvatars')),
    ownPicture: ownPictureMachine,
    sendAvatar: avatarWrite,
  },
  guards: {
    isWornNow: ({ context }, id: string) => isWorn(id, present(context.sheet)),
    isSaved: ({ context }) => context.saved !== null,
    isUploaded: (_, { kind }: OwnPicture) => kind === 'uploaded',
    isRefused: (_, { kind }: OwnPicture) => kind === 'refused',
    isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
  },
  actions: {
    noteSheet: assign((_, sheet: AvatarSheet) => ({ sheet })),
    want: assign((_, wanted: string) => ({ wanted, fault: null, problem: null })),
    notePicked: assign((_, picked: PickedPicture) => ({ ...nothing, picked })),
    noteUpload: assign((_, end: OwnPicture) =>
      end.kind === 'uploaded' ? { ...nothing, own: end, wanted: end.url } : nothing,
    ),
    refuse: assign((_, fault: PictureFault) => ({ ...nothing, fault })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetPicture: assign(() => nothing),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'profile.saved' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    leave: sendTo(navigatorOf, redirect(path.myInformation)),
  },
}).createMachine({
  id: 'avatar',
  description: "The page shows the site's pictures, and a button for an own one.",
  meta: { title: 'Change the picture', path: path.avatar },
  context: ({ input }) => ({ sheet: null, wanted: '', ...nothing, ...input }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the pictures' },
      description: "Reads the site's pictures, and the present one.",
      invoke: {
        id: 'loadAvatars',
        src: 'loadAvatars',
        onDone: [
          {
            guard: 'isSaved',
            target: 'own',
            actions: { type: 'noteSheet', params: output },
            description: 'An own picture was being cropped when the page was reloaded or closed.',
          },
          { target: 'editing', actions: { type: 'noteSheet', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Pictures unavailable' },
      description: 'They could not be read: the player retries.',
      on: { 'avatar.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: "The player chooses one of the site's pictures, or picks an own one.",
      on: {
        'avatar.chosen': [
          {
            guard: { type: 'isWornNow', params: ({ event }) => event.id },
            target: 'saved',
            description: 'The player has this picture already.',
          },
          { target: 'sending', actions: { type: 'want', params: ({ event }) => event.id } },
        ],
        'avatar.picked': { target: 'own', actions: { type: 'notePicked', params: ({ event }) => event.picture } },
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
    own: {
      tags: 'form',
      meta: { title: 'Own picture' },
      description: 'The player crops a picture of the device, and it is uploaded.',
      invoke: {
        id: 'ownPicture',
        src: 'ownPicture',
        input: ({ context: { picked, saved } }) => ({ picked, saved }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: output },
            target: 'sending',
            actions: { type: 'noteUpload', params: output },
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'editing.refused',
            actions: {
              type: 'refuse',
              params: ({ event }) => (event.output.kind === 'refused' ? event.output.fault : 'preview'),
            },
          },
          { target: 'editing', actions: 'forgetPicture' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'refuse', params: 'preview' } },
      },
    },
    sending: {
      tags: 'form',
      meta: { title: 'Saving the choice' },
      description: 'The profile gets the picture. After a lost response the profile tells whether it has it.',
      invoke: {
        id: 'sendAvatar',
        src: 'sendAvatar',
        input: ({ context: { wanted, sheet } }) => ({
          request: { wanted, avatars: present(sheet).avatars },
          mayExist: false,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'saved' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
      },
    },
    refused: {
      tags: ['failed', 'form', 'manualRetry'],
      meta: { title: 'Not saved' },
      description:
        'The page says why. A retry sends only the choice, since an upload is kept. Or the player chooses another one.',
      on: {
        'avatar.retried': 'sending',
        'avatar.dropped': { target: 'editing', actions: 'forgetPicture' },
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

/** No own picture, and no reason why one is not used. */
const nothing = { picked: null, saved: null, own: null, fault: null, problem: null };
