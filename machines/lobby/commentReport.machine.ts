import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
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
import type { CommentReason, GameComment, ReportDraft } from './comments.js';

type Report = { reason: CommentReason | null; note: string };
type ReportResult = { commentId: string; isReported: boolean };
export type ReportRequest = { commentId: string; key: string; reason: CommentReason; note: string };

/** Comment report: the player tells the operator what is wrong with a comment, once. */
export const commentReportMachine = setup({
  types: {} as {
    input: { draft: ReportDraft };
    /** `unsent`: the draft as it survives a reload, from the first choice until it has arrived. */
    context: { draft: ReportDraft; unsent: ReportDraft | null; problem: Problem | null };
    events:
      | ({ type: 'commentReport.typed' } & Report)
      | { type: 'commentReport.submitted'; reason: CommentReason; note: string }
      | Plain<'commentReport.retried' | 'commentReport.edited' | 'commentReport.closed'>;
    output: ReportResult;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendReport: fromPromise<Result<unknown>, ReportRequest>(mustBeProvided('sendReport')),
    /** The comment as the server has it: it says whether this player has reported it. Null if it is not there. */
    traceCommentState: fromPromise<GameComment | null, { commentId: string }>(mustBeProvided('traceCommentState')),
  },
  guards: {
    hasKey: ({ context }) => context.draft.key !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    /** A comment that is no longer there was deleted by its author, or hidden: there is nothing left to report. */
    isSettled: (_, found: GameComment | null) => found === null || found.isReported,
  },
  actions: {
    note: assign(({ context }, { reason, note }: Report) => kept({ ...context.draft, reason, note })),
    noteKey: assign(({ context }, key: string) => kept({ ...context.draft, key })),
    forgetKey: assign(({ context }) => kept({ ...context.draft, key: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetUnsent: assign({ unsent: null }),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
}).createMachine({
  id: 'commentReport',
  description: 'The reason is stored with the report, so that the operator can decide.',
  meta: { title: 'Comment report', resumes: { version: 1, fields: ['unsent'], lasts: 'untilDone' } },
  context: ({ input: { draft } }) => ({
    draft,
    unsent: draft.reason === null ? null : draft,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the report may have arrived.',
      always: [{ guard: 'hasKey', target: 'unknown' }, { target: 'editing' }],
    },
    editing: {
      tags: 'form',
      description: 'The player chooses a reason, and may add a note.',
      on: {
        'commentReport.typed': { actions: { type: 'note', params: ({ event }) => event } },
        'commentReport.submitted': {
          target: 'reservingKey',
          actions: [{ type: 'note', params: ({ event }) => event }, 'forgetProblem'],
        },
        'commentReport.closed': 'abandoned',
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the server refused the report, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The form says why it was refused and keeps what was typed.',
        },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each report gets a key, which is stored before it is sent (B5).',
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
      description: 'The reason and the note.',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context: { draft } }) => requestOf(draft),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'forgetUnsent',
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
      description: 'It is not known yet whether it arrived.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'The comment is looked up: it says whether the player has reported it.',
          invoke: {
            id: 'traceCommentState',
            src: 'traceCommentState',
            input: ({ context: { draft } }) => ({ commentId: draft.commentId }),
            onDone: [
              {
                guard: { type: 'isSettled', params: ({ event }) => event.output },
                target: '#commentReport.sent',
                actions: 'forgetUnsent',
              },
              { target: 'unsent' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown. The player can only ask again.',
          on: { 'commentReport.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It never arrived' },
          description: 'It can be sent again under the same key, or changed first.',
          on: {
            'commentReport.retried': '#commentReport.sending',
            'commentReport.edited': { target: '#commentReport.editing', actions: 'forgetKey' },
          },
        },
      },
    },
    sent: {
      tags: 'done',
      meta: { title: 'Reported' },
      description: 'The page thanks the player and says what happens next.',
      on: { 'commentReport.closed': 'ended' },
    },
    ended: {
      type: 'final',
      meta: { title: 'Closed after the report' },
      description: 'The list marks the comment as reported.',
      output: ({ context: { draft } }) => ({ commentId: draft.commentId, isReported: true }),
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Closed without a report' },
      description: 'The comment stays in the list as it was.',
      output: ({ context: { draft } }) => ({ commentId: draft.commentId, isReported: false }),
    },
  },
  output: ({ event }) => event.output as ReportResult,
});

export type CommentReportRef = ActorRefFrom<typeof commentReportMachine>;

const kept = (draft: ReportDraft) => ({ draft, unsent: draft });

const requestOf = ({ commentId, key, reason, note }: ReportDraft): ReportRequest => ({
  commentId,
  key: present(key),
  reason: present(reason),
  note,
});
