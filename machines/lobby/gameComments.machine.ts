import { assign, fromPromise, raise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { commentFormMachine, type CommentPosted } from './commentForm.machine.js';
import { commentListMachine, type CommentListChange } from './commentList.machine.js';
import { commentRemovalMachine } from './commentRemoval.machine.js';
import { commentReportMachine } from './commentReport.machine.js';
import type { CommentDraft, CommentSummary, GameComment, RemovalResult, ReportDraft } from './comments.js';

/** A deletion that is to begin, or, with a key, one that was on its way before a reload. */
type Removal = { commentId: string; threadId: string | null; key: string | null };

/** What was on its way, or half written, before a reload. */
export type CommentsStart = {
  gameId: string;
  drafts: readonly CommentDraft[];
  removal: Removal | null;
  report: ReportDraft | null;
};

/** Game comments: the player reads what others think of a game, replies, and writes an own comment. */
export const gameCommentsMachine = setup({
  types: {} as {
    input: CommentsStart;
    context: CommentsStart & { summary: CommentSummary | null };
    events:
      | { type: 'gameComments.deleteRequested'; comment: GameComment }
      | { type: 'gameComments.reportRequested'; comment: GameComment }
      | { type: 'gameComments.listChanged'; change: CommentListChange }
      | Plain<'gameComments.counted' | 'gameComments.repaired'>
      | CommentPosted;
    children: {
      commentList: 'commentList';
      commentForm: 'commentForm';
      commentRemoval: 'commentRemoval';
      commentReport: 'commentReport';
    };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadSummary: fromPromise<CommentSummary, { gameId: string }>(mustBeProvided('loadSummary')),
    commentList: commentListMachine,
    commentForm: commentFormMachine,
    commentRemoval: commentRemovalMachine,
    commentReport: commentReportMachine,
  },
  guards: {
    isRemoving: ({ context }) => context.removal !== null,
    isReporting: ({ context }) => context.report !== null,
    isReported: (_, result: { isReported: boolean }) => result.isReported,
    isGone: (_, result: RemovalResult) => result.isGone,
    isBack: (_, result: RemovalResult) => result.comment !== null,
  },
  actions: {
    noteSummary: assign((_, summary: CommentSummary) => ({ summary })),
    noteRemoval: assign((_, { id, parentId }: GameComment) => ({
      removal: { commentId: id, threadId: parentId, key: null },
    })),
    forgetRemoval: assign({ removal: null }),
    noteReport: assign(({ context: { gameId } }, { id }: GameComment) => ({
      report: { gameId, commentId: id, reason: null, note: '', key: null },
    })),
    forgetReport: assign({ report: null }),
    recount: raise({ type: 'gameComments.counted' }),
    // A list that broke down gets no events: it reads everything again when it starts.
    reportList: raise((_, change: CommentListChange) => ({ type: 'gameComments.listChanged', change })),
    passOn: sendTo('commentList', (_, change: CommentListChange) => change),
  },
}).createMachine({
  id: 'gameComments',
  description: 'List, form, deletion and report run side by side: a failure of one leaves the others in place.',
  meta: { title: 'Comments of a game' },
  context: ({ input }) => ({ ...input, summary: null }),
  type: 'parallel',
  states: {
    list: {
      description: 'The comments, in the order that the player chose.',
      initial: 'shown',
      states: {
        shown: {
          meta: { title: 'Reading' },
          description: 'The list loads its pages and its order by itself.',
          invoke: {
            id: 'commentList',
            src: 'commentList',
            input: ({ context: { gameId } }) => ({ gameId }),
            onError: 'broken',
          },
          on: {
            'gameComments.posted': {
              actions: {
                type: 'passOn',
                params: ({ event }) => ({ type: 'commentList.added', comment: event.comment }),
              },
            },
            'gameComments.listChanged': { actions: { type: 'passOn', params: ({ event }) => event.change } },
          },
        },
        broken: {
          tags: 'failed',
          meta: { title: 'No list' },
          description: 'The list broke down. The page says so, and starts it again at a press.',
          on: { 'gameComments.repaired': 'shown' },
        },
      },
    },
    summary: {
      description: 'The mean of the scores, and how many players gave each.',
      on: { 'gameComments.posted': '.starting', 'gameComments.counted': '.starting' },
      initial: 'starting',
      states: {
        starting: {
          description: 'The figures are read at first, and again when a score may have come or gone.',
          always: 'loading',
        },
        loading: {
          meta: { title: 'Counting' },
          description: 'The figures of the last reading stay.',
          invoke: {
            id: 'loadSummary',
            src: 'loadSummary',
            input: ({ context: { gameId } }) => ({ gameId }),
            onDone: { target: 'shown', actions: { type: 'noteSummary', params: output } },
            onError: { target: 'shown', description: 'The page shows no figures, or those of the last reading.' },
          },
        },
        shown: { meta: { title: 'Counted' }, description: 'The figures of the last reading, if there was one.' },
      },
    },
    form: {
      description: 'The form for a comment or a reply. A comment that is on its way is in the list.',
      initial: 'open',
      states: {
        open: {
          tags: 'form',
          meta: { title: 'Writing' },
          description: 'The form runs as long as the page, so that what was typed survives a session that expires.',
          invoke: {
            id: 'commentForm',
            src: 'commentForm',
            input: ({ context: { gameId, drafts } }) => ({ gameId, drafts }),
            onError: 'broken',
          },
        },
        broken: {
          tags: 'failed',
          meta: { title: 'No form' },
          description: 'The form broke down. The page says so, and starts it again at a press.',
          on: { 'gameComments.repaired': 'open' },
        },
      },
    },
    removal: {
      description: 'The deletion of one comment, with its undo. The comment is out of the list meanwhile.',
      initial: 'starting',
      states: {
        starting: {
          description: 'A deletion that was on its way before a reload goes on.',
          always: [{ guard: 'isRemoving', target: 'open' }, { target: 'hidden' }],
        },
        hidden: {
          meta: { title: 'No deletion' },
          description: 'The player can delete an own comment.',
          on: {
            'gameComments.deleteRequested': {
              target: 'open',
              actions: { type: 'noteRemoval', params: ({ event }) => event.comment },
            },
          },
        },
        open: {
          meta: { title: 'Deleting' },
          description: 'One at a time: the next one can begin when the undo of this one is over.',
          invoke: {
            id: 'commentRemoval',
            src: 'commentRemoval',
            input: ({ context: { gameId, removal } }) => ({ gameId, ...present(removal) }),
            onDone: [
              {
                guard: { type: 'isGone', params: output },
                target: 'hidden',
                actions: [
                  {
                    type: 'reportList',
                    params: ({ event }) => ({
                      type: 'commentList.removed',
                      id: event.output.commentId,
                      threadId: event.output.threadId,
                    }),
                  },
                  'recount',
                ],
              },
              {
                guard: { type: 'isBack', params: output },
                target: 'hidden',
                actions: [
                  {
                    type: 'reportList',
                    params: ({ event }) => ({ type: 'commentList.changed', comment: present(event.output.comment) }),
                  },
                  'recount',
                ],
                description:
                  'The list takes the comment from the server, because its score may have been replaced meanwhile.',
              },
              { target: 'hidden', description: 'The comment was not deleted, and is in the list as before.' },
            ],
            onError: { target: 'hidden', actions: { type: 'reportList', params: { type: 'commentList.outdated' } } },
          },
          exit: 'forgetRemoval',
        },
      },
    },
    report: {
      description: 'The report of one comment, in a dialog over the page.',
      initial: 'starting',
      states: {
        starting: {
          description: 'A report that was half written before a reload goes on.',
          always: [{ guard: 'isReporting', target: 'open' }, { target: 'hidden' }],
        },
        hidden: {
          meta: { title: 'No report' },
          description: 'The player can report a comment of another player.',
          on: {
            'gameComments.reportRequested': {
              target: 'open',
              actions: { type: 'noteReport', params: ({ event }) => event.comment },
            },
          },
        },
        open: {
          meta: { title: 'Reporting' },
          description: 'The player chooses a reason.',
          invoke: {
            id: 'commentReport',
            src: 'commentReport',
            input: ({ context: { report } }) => ({ draft: present(report) }),
            onDone: [
              {
                guard: { type: 'isReported', params: output },
                target: 'hidden',
                actions: {
                  type: 'reportList',
                  params: ({ event }) => ({ type: 'commentList.reported', id: event.output.commentId }),
                },
              },
              { target: 'hidden', description: 'The player closed the dialog without a report.' },
            ],
            onError: { target: 'hidden', actions: { type: 'reportList', params: { type: 'commentList.outdated' } } },
          },
          exit: 'forgetReport',
        },
      },
    },
  },
});

export type GameCommentsRef = ActorRefFrom<typeof gameCommentsMachine>;
