import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
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
import type { CommentReason, ReportDraft } from './comments.js';
import { reportWrite, type ReportRequest } from './writes.js';

type Report = { reason: CommentReason | null; note: string };
type ReportResult = { commentId: string; isReported: boolean };

/** Comment report: the player tells the operator what is wrong with a comment, once. */
export const commentReportMachine = setup({
  types: {} as {
    input: { draft: ReportDraft };
    /**
     * `unsent`: the draft as it survives a reload, from the first choice until it has arrived. `mayExist`: the key was stored
     * before a reload, so the report may have arrived.
     */
    context: { draft: ReportDraft; unsent: ReportDraft | null; mayExist: boolean; problem: Problem | null };
    events:
      | ({ type: 'commentReport.typed' } & Report)
      | { type: 'commentReport.submitted'; reason: CommentReason; note: string }
      | Plain<'commentReport.closed'>;
    output: ReportResult;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendReport: reportWrite,
  },
  guards: {
    hasKey: ({ context }) => context.draft.key !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
  },
  actions: {
    note: assign(({ context }, { reason, note }: Report) => kept({ ...context.draft, reason, note })),
    noteKey: assign(({ context }, key: string) => ({ ...kept({ ...context.draft, key }), mayExist: false })),
    forgetKey: assign(({ context }) => kept({ ...context.draft, key: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetUnsent: assign({ unsent: null }),
  },
}).createMachine({
  id: 'commentReport',
  description: 'The reason goes with the report, so that the operator can decide about the comment (G6).',
  meta: { title: 'Comment report', resumes: { version: 1, fields: ['unsent'], lasts: 'untilDone' } },
  context: ({ input: { draft } }) => ({
    draft,
    unsent: draft.reason === null ? null : draft,
    mayExist: draft.key !== null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the report may have arrived.',
      always: [{ guard: 'hasKey', target: 'sending' }, { target: 'editing' }],
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
      description: 'Each report gets a key, which is stored before the report is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      meta: { title: 'Sending' },
      description: 'The report is sent, or looked up, until it is known whether it arrived.',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context: { draft, mayExist } }) => ({ request: requestOf(draft), mayExist }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'sent', actions: 'forgetUnsent' },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description:
              'It was refused, and the form says why; or it never arrived, and the player wants to change it first.',
          },
        ],
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
