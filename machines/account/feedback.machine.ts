import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { accepted, type Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { picturesMachine, type PicturesNews } from '../shared/pictures.machine.js';
import type { UploadedPicture } from '../shared/pictures.js';
import { noticesOf } from '../system.js';
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
import {
  emptyFeedback,
  feedbackRequestOf,
  type FeedbackDraft,
  type FeedbackRequest,
  type FeedbackStart,
  type FeedbackText,
  type Receipt,
} from './feedback.js';
import { feedbackWrite } from './writes.js';

/** Feedback: the player writes to the site, perhaps with pictures, sends it once, and gets a receipt number. */
export const feedbackMachine = setup({
  types: {} as {
    input: FeedbackStart;
    context: {
      draft: FeedbackDraft;
      /** The uploaded ones. */
      pictures: readonly UploadedPicture[];
      /** Every picked picture is uploaded. */
      isReady: boolean;
      /** The key was stored before a reload, so the feedback may have arrived. */
      mayExist: boolean;
      problem: Problem | null;
    };
    events:
      | ({ type: 'feedback.typed' } & FeedbackText)
      | ({ type: 'feedback.submitted' } & FeedbackText)
      | Plain<'feedback.startedOver' | 'feedback.phoneMistyped'>
      | PicturesNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    pictures: picturesMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendFeedback: feedbackWrite,
  },
  guards: {
    hasReceipt: ({ context }) => context.draft.feedbackId !== null,
    hasKey: ({ context }) => context.draft.key !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isReady: ({ context }) => context.isReady,
    isOfPictures: ({ context }) => context.problem?.field === 'pictures',
    isOfText: ({ context }) => context.problem !== null && context.problem.field !== 'pictures',
    isAccepted: (_, answer: Answer<Receipt>) => answer?.ok === true,
  },
  actions: {
    noteText: assign(({ context }, { content, phone }: FeedbackText) => ({
      draft: { ...context.draft, content, phone },
    })),
    notePictures: assign((_, { pictures, isReady }: PicturesNews) => ({ pictures, isReady })),
    noteKey: assign(({ context }, key: string) => ({ draft: { ...context.draft, key }, mayExist: false })),
    forgetKey: assign(({ context }) => ({ draft: { ...context.draft, key: null } })),
    /** The phone stays: the next feedback has the same. */
    noteReceipt: assign(({ context }, answer: Answer<Receipt>) => ({
      draft: { ...emptyFeedback, phone: context.draft.phone, feedbackId: accepted(answer).feedbackId },
      pictures: [],
    })),
    forgetReceipt: assign(({ context }) => ({ draft: { ...context.draft, feedbackId: null } })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
  },
}).createMachine({
  id: 'feedback',
  description: 'Nothing typed is lost, and a feedback whose response is lost does not arrive twice (B4, B5).',
  meta: { title: 'Feedback', resumes: { version: 1, fields: ['draft', 'pictures'], lasts: 'untilDone' } },
  context: ({ input }) => ({ ...input, isReady: true, mayExist: input.draft.key !== null, problem: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that a feedback may have arrived.',
      always: [{ guard: 'hasReceipt', target: 'sent' }, { guard: 'hasKey', target: 'sending' }, { target: 'editing' }],
    },
    editing: {
      tags: 'form',
      description: 'The player writes, adds up to four pictures, and says where to call back.',
      invoke: {
        id: 'pictures',
        src: 'pictures',
        input: ({ context }) => ({ pictures: context.pictures }),
      },
      on: {
        'feedback.typed': {
          actions: { type: 'noteText', params: ({ event }) => event },
          description: 'At every change: the text survives a reload, a closed tab and a session that expires.',
        },
        'feedback.phoneMistyped': {
          actions: 'raisePhoneInvalid',
          description: 'A toast, besides the text at the field (B3).',
        },
        'pictures.changed': { actions: { type: 'notePictures', params: ({ event }) => event } },
        'feedback.submitted': [
          {
            guard: 'isReady',
            target: 'reservingKey',
            actions: [{ type: 'noteText', params: ({ event }) => event }, 'forgetProblem'],
          },
          { target: '.incomplete', actions: [{ type: 'noteText', params: ({ event }) => event }, 'forgetProblem'] },
        ],
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the server refused the feedback, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The form says what to correct and keeps what was typed.',
          on: {
            'feedback.typed': {
              guard: 'isOfText',
              target: 'untouched',
              actions: [{ type: 'noteText', params: ({ event }) => event }, 'forgetProblem'],
              description: 'The refusal was about what has just changed.',
            },
            'pictures.changed': {
              guard: 'isOfPictures',
              target: 'untouched',
              actions: [{ type: 'notePictures', params: ({ event }) => event }, 'forgetProblem'],
              description: 'The refused pictures are replaced.',
            },
          },
        },
        incomplete: {
          tags: 'failed',
          meta: { title: 'Form with an unfinished upload' },
          description: 'A picture is still uploading, or its upload failed. The form says so and sends nothing.',
          on: {
            'pictures.changed': {
              target: 'untouched',
              actions: { type: 'notePictures', params: ({ event }) => event },
            },
          },
        },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each feedback gets a key, which is stored before the feedback is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      meta: { title: 'Sending' },
      description:
        'The text and the addresses of the pictures are sent, or looked up, until it is known whether they arrived.',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context: { draft, pictures, mayExist } }) => ({ request: requestOf(draft, pictures), mayExist }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'sent',
            actions: { type: 'noteReceipt', params: output },
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description: 'It was refused, and the form says why; or it never arrived, and the player changes it first.',
          },
        ],
      },
    },
    sent: {
      tags: 'done',
      meta: { title: 'Received' },
      description: 'The receipt number, to be copied. It also survives a reload.',
      on: { 'feedback.startedOver': { target: 'editing', actions: 'forgetReceipt' } },
    },
  },
});

export type FeedbackRef = ActorRefFrom<typeof feedbackMachine>;

const requestOf = (draft: FeedbackDraft, pictures: readonly UploadedPicture[]): FeedbackRequest => ({
  key: present(draft.key),
  feedback: feedbackRequestOf(draft, pictures),
});
