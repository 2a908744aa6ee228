import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { picturesMachine, type PicturesNews } from '../shared/pictures.machine.js';
import type { UploadedPicture } from '../shared/pictures.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  emptyFeedback,
  feedbackRequestOf,
  type FeedbackDraft,
  type FeedbackRequest,
  type FeedbackStart,
  type FeedbackText,
} from './feedback.js';

type Receipt = { feedbackId: string };

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
      problem: Problem | null;
    };
    events:
      | ({ type: 'feedback.typed' } & FeedbackText)
      | ({ type: 'feedback.submitted' } & FeedbackText)
      | Plain<'feedback.retried' | 'feedback.edited' | 'feedback.startedOver' | 'feedback.phoneMistyped'>
      | PicturesNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    pictures: picturesMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendFeedback: fromPromise<Result<Receipt>, FeedbackRequest>(mustBeProvided('sendFeedback')),
    /** Null if nothing arrived under the key. */
    traceFeedback: fromPromise<Receipt | null, { key: string }>(mustBeProvided('traceFeedback')),
  },
  guards: {
    hasReceipt: ({ context }) => context.draft.feedbackId !== null,
    hasKey: ({ context }) => context.draft.key !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isReady: ({ context }) => context.isReady,
    isOfPictures: ({ context }) => context.problem?.field === 'pictures',
    isOfText: ({ context }) => context.problem !== null && context.problem.field !== 'pictures',
    isAccepted: (_, result: Result<Receipt>) => result.ok,
    isFound: (_, found: Receipt | null) => found !== null,
  },
  actions: {
    noteText: assign(({ context }, { content, phone }: FeedbackText) => ({
      draft: { ...context.draft, content, phone },
    })),
    notePictures: assign((_, { pictures, isReady }: PicturesNews) => ({ pictures, isReady })),
    noteKey: assign(({ context }, key: string) => ({ draft: { ...context.draft, key } })),
    forgetKey: assign(({ context }) => ({ draft: { ...context.draft, key: null } })),
    /** The phone stays: the next feedback has the same. */
    noteReceipt: assign(({ context }, receipt: Receipt | null) => ({
      draft: { ...emptyFeedback, phone: context.draft.phone, feedbackId: present(receipt).feedbackId },
      pictures: [],
    })),
    forgetReceipt: assign(({ context }) => ({ draft: { ...context.draft, feedbackId: null } })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
}).createMachine({
  id: 'feedback',
  description: 'Nothing typed is lost, and a feedback whose response is lost does not arrive twice (B4, B5).',
  meta: { title: 'Feedback', resumes: { version: 1, fields: ['draft', 'pictures'], lasts: 'untilDone' } },
  context: ({ input }) => ({ ...input, isReady: true, problem: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that a feedback may have arrived.',
      always: [{ guard: 'hasReceipt', target: 'sent' }, { guard: 'hasKey', target: 'unknown' }, { target: 'editing' }],
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
          description: 'Besides the text at the field (section 5, "Phone").',
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
      description: 'Each feedback gets a key, which is stored before it is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending' },
      description: 'The text and the addresses of the pictures.',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context: { draft, pictures } }) => requestOf(draft, pictures),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'noteReceipt', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
          },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'It is not known yet whether it arrived: it is looked up by its key.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'It is looked up; nothing is sent again.',
          invoke: {
            id: 'traceFeedback',
            src: 'traceFeedback',
            input: ({ context }) => ({ key: present(context.draft.key) }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: '#feedback.sent',
                actions: { type: 'noteReceipt', params: ({ event }) => event.output },
              },
              { target: 'unsent' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown. The player can only ask again; the text is kept.',
          on: { 'feedback.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It never arrived' },
          description: 'It can be sent again under the same key, or changed first.',
          on: {
            'feedback.retried': '#feedback.sending',
            'feedback.edited': { target: '#feedback.editing', actions: 'forgetKey' },
          },
        },
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
