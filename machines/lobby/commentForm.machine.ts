import { assign, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { accepted, type Answer } from '../shared/keyedWrite.machine.js';
import {
  mustBeProvided,
  output,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import {
  commentRequestOf,
  isSameTarget,
  mergedDrafts,
  targetOfGame,
  withDraft,
  type CommentDraft,
  type CommentTarget,
  type CommentText,
  type GameComment,
} from './comments.js';
import { commentWrite } from './writes.js';

/** What the form reports to the comments that it belongs to. */
export type CommentPosted = { type: 'gameComments.posted'; comment: GameComment };

/** Comment form: the player writes a comment or a reply, and sends it once. */
export const commentFormMachine = setup({
  types: {} as {
    /** `drafts`: of all games, the newest first. */
    input: { gameId: string; drafts: readonly CommentDraft[] };
    /** `mayExist`: the key was stored before a reload, so the comment may have arrived. */
    context: { draft: CommentDraft; drafts: readonly CommentDraft[]; mayExist: boolean; problem: Problem | null };
    events:
      | { type: 'commentForm.writeRequested'; target: CommentTarget }
      | ({ type: 'commentForm.typed' } & CommentText)
      | ({ type: 'commentForm.submitted' } & CommentText)
      | Plain<'commentForm.abandoned'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendComment: commentWrite,
  },
  guards: {
    hasKey: ({ context }) => context.draft.key !== null,
    hasText: ({ context }) => context.draft.content !== '',
    hasProblem: ({ context }) => context.problem !== null,
    isAccepted: (_, answer: Answer<GameComment>) => answer?.ok === true,
  },
  actions: {
    turnTo: assign(({ context }, target: CommentTarget) => ({
      draft: draftFor(context.drafts, target),
      problem: null,
    })),
    noteText: assign(({ context }, text: CommentText) => kept(context, text)),
    noteKey: assign(({ context }, key: string) => ({ ...kept(context, { key }), mayExist: false })),
    forgetKey: assign(({ context }) => kept(context, { key: null })),
    forgetDraft: assign(({ context }) => kept(context, { content: '', score: null, key: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    reportPosted: sendParent((_, answer: Answer<GameComment>): CommentPosted => ({
      type: 'gameComments.posted',
      comment: accepted(answer),
    })),
  },
}).createMachine({
  id: 'commentForm',
  description:
    'What is typed survives a reload, per player and game (G6). A comment whose response is lost is not sent twice.',
  meta: {
    title: 'Comment form',
    resumes: { version: 1, fields: ['drafts'], lasts: 'untilDone', merge: mergedDrafts },
  },
  context: ({ input: { gameId, drafts } }) => {
    const draft = drafts.find((one) => one.gameId === gameId) ?? draftFor(drafts, targetOfGame(gameId));
    return { draft, drafts, mayExist: draft.key !== null, problem: null };
  },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that a comment may have arrived. A draft opens the form.',
      always: [{ guard: 'hasKey', target: 'sending' }, { guard: 'hasText', target: 'editing' }, { target: 'hidden' }],
    },
    hidden: {
      meta: { title: 'Closed' },
      description: 'Buttons open the form, with what the player has typed for that comment before.',
      on: {
        'commentForm.writeRequested': {
          target: 'editing',
          actions: { type: 'turnTo', params: ({ event }) => event.target },
        },
      },
    },
    editing: {
      tags: 'form',
      description: 'The player writes, and may give a score unless it is a reply (G6).',
      on: {
        'commentForm.writeRequested': {
          target: '.starting',
          actions: { type: 'turnTo', params: ({ event }) => event.target },
          description: 'What was typed so far is kept for the game or comment that it answers.',
        },
        'commentForm.typed': {
          actions: { type: 'noteText', params: ({ event }) => event },
          description: 'At every change: the text survives a reload, a closed tab and a session that expires.',
        },
        'commentForm.submitted': {
          target: 'reservingKey',
          actions: [{ type: 'noteText', params: ({ event }) => event }, 'forgetProblem'],
        },
        'commentForm.abandoned': { target: 'hidden', actions: 'forgetProblem' },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the server refused the comment, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The comment is taken out of the list again; the form says why and keeps what was typed.',
          on: {
            'commentForm.typed': {
              target: 'untouched',
              actions: [{ type: 'noteText', params: ({ event }) => event }, 'forgetProblem'],
              description: 'The reason goes as soon as the player changes the comment.',
            },
          },
        },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'The comment is in the list already. Its key is stored before the comment is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      meta: { title: 'Sending' },
      description: 'The comment is in the list, marked as on its way. It is sent, or looked up after a lost response.',
      invoke: {
        id: 'sendComment',
        src: 'sendComment',
        input: ({ context: { draft, mayExist } }) => ({ request: commentRequestOf(draft), mayExist }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'hidden',
            actions: ['forgetDraft', { type: 'reportPosted', params: output }],
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description:
              'It was refused, and the form says why; or it never arrived, and the player wants to change it first.',
          },
        ],
      },
    },
  },
});

export type CommentFormRef = ActorRefFrom<typeof commentFormMachine>;

type Drafts = { draft: CommentDraft; drafts: readonly CommentDraft[] };

/** The draft with changes, also among those that survive a reload. */
function kept({ draft, drafts }: Drafts, changes: Partial<CommentText & { key: string | null }>): Drafts {
  const { content = draft.content, score = draft.score, key = draft.key } = changes;
  const changed = { ...draft, content, score, key };
  return { draft: changed, drafts: withDraft(drafts, changed) };
}

/** The draft of a target, with the author that is answered now; an empty one if there is none. */
function draftFor(drafts: readonly CommentDraft[], target: CommentTarget): CommentDraft {
  const found = drafts.find((one) => isSameTarget(one, target));
  return { content: '', score: null, key: null, ...found, ...target };
}
