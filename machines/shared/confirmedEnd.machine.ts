import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { exitAddress } from '../play/addresses.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type ProblemCode,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { keyedWriteOf, type Answer } from './keyedWrite.machine.js';

/** How the dialog ended: it is over, or the player goes on as before. */
export type EndOutput = { isEnded: boolean };

/** What is sent: the end, with the amounts that the player confirmed. */
export type EndRequest<Asked, Preview> = { asked: Asked; preview: Preview };

/**
 * What the amounts, or a refusal, say about an end. `held`: money of it is in play, and has to come out first. Null: it is not
 * known.
 */
export type Standing = 'free' | 'held' | 'impossible' | 'ended' | null;

type Rules<Preview> = {
  standingOf: (read: Result<Preview>) => Standing;
  /** The open game that holds money; null if there is none. */
  sessionOf: (preview: Preview) => string | null;
  /** Something has changed since the amounts were read, so they are read again. */
  overtaking: readonly ProblemCode[];
};

/** Confirmed end: the player sees what the end of a promotion or a bonus keeps and loses, and confirms the exact amounts. */
export const confirmedEndOf = <Asked, Preview>({ standingOf, sessionOf, overtaking }: Rules<Preview>) =>
  setup({
    types: {} as {
      input: { asked: Asked };
      context: { asked: Asked; preview: Preview | null; problem: Problem | null };
      events: Plain<
        | 'confirmedEnd.confirmed'
        | 'confirmedEnd.abandoned'
        | 'confirmedEnd.retried'
        | 'confirmedEnd.gameRequested'
        | 'page.shown'
      >;
      output: EndOutput;
      tags: UiTag;
      meta: ChartMeta;
    },
    actors: {
      previewEnd: fromPromise<Result<Preview>, { asked: Asked }>(mustBeProvided('previewEnd')),
      sendEnd: keyedWriteOf<EndRequest<Asked, Preview>, unknown>(),
      watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
    },
    guards: {
      isFree: (_, read: Result<Preview>) => standingOf(read) === 'free',
      isHeld: (_, read: Result<Preview>) => standingOf(read) === 'held',
      isImpossible: (_, read: Result<Preview>) => standingOf(read) === 'impossible',
      isOver: (_, read: Result<Preview>) => standingOf(read) === 'ended',
      isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
      isRefused: (_, answer: Answer<unknown>) => problemOf(answer) !== null,
      isChanged: refusedBecause('promotionAmountsChanged'),
      isOvertaken: (_, answer: Answer<unknown>) => overtaking.some((code) => code === problemOf(answer)?.code),
      /** Another tab or the deadline has ended it first. */
      isEndedAlready: (_, answer: Answer<unknown>) => answer?.ok === false && standingOf(answer) === 'ended',
      isGameOpen: ({ context: { preview } }) => preview !== null && sessionOf(preview) !== null,
    },
    actions: {
      notePreview: assign(({ context }, read: Result<Preview>) => ({
        preview: read.ok ? read.value : context.preview,
      })),
      noteProblem: assign((_, answer: Answer<unknown>) => ({ problem: problemOf(answer) })),
      forgetProblem: assign({ problem: null }),
      refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
      openGame: sendTo(navigatorOf, ({ context }) => ({
        type: 'navigation.requested',
        to: exitAddress(present(sessionOf(present(context.preview)))),
      })),
    },
  }).createMachine({
    id: 'confirmedEnd',
    description:
      'Settling, closing and unlocking a promotion and giving up a bonus have this in common. Each invokes it.',
    meta: { title: 'End with confirmed amounts' },
    context: ({ input }) => ({ ...input, preview: null, problem: null }),
    invoke: { id: 'watchPage', src: 'watchPage' },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        meta: { title: 'Reading the amounts' },
        description: 'The server says what would be kept and lost, and what the wallet would hold afterwards.',
        invoke: {
          id: 'previewEnd',
          src: 'previewEnd',
          input: ({ context: { asked } }) => ({ asked }),
          onDone: [
            {
              guard: { type: 'isFree', params: output },
              target: 'confirming',
              actions: { type: 'notePreview', params: output },
            },
            {
              guard: { type: 'isHeld', params: output },
              target: 'inGame',
              actions: [{ type: 'notePreview', params: output }, 'forgetProblem'],
            },
            { guard: { type: 'isImpossible', params: output }, target: 'impossible' },
            {
              guard: { type: 'isOver', params: output },
              target: 'ended',
              description: 'Another tab or the deadline has ended it first.',
            },
            { target: 'unavailable', actions: { type: 'noteProblem', params: output } },
          ],
          onError: 'unavailable',
        },
        on: { 'confirmedEnd.abandoned': 'abandoned' },
      },
      unavailable: {
        tags: ['failed', 'autoRetry'],
        meta: { title: 'Amounts unknown' },
        description: 'The amounts could not be read, and without them nothing can be confirmed.',
        on: {
          'confirmedEnd.retried': { target: 'loading', actions: 'forgetProblem' },
          'page.shown': { target: 'loading', actions: 'forgetProblem' },
          'confirmedEnd.abandoned': 'abandoned',
        },
      },
      inGame: {
        tags: ['failed', 'manualRetry'],
        meta: { title: 'Money is in play' },
        description:
          'A game, an open bet or another promotion holds money of it. The page says which, and what ends it (F3).',
        on: {
          'confirmedEnd.gameRequested': {
            guard: 'isGameOpen',
            actions: 'openGame',
            description: 'The playing page opens and exits the game.',
          },
          'confirmedEnd.retried': 'loading',
          'page.shown': { target: 'loading', description: 'The game may have been left in another tab.' },
          'confirmedEnd.abandoned': 'abandoned',
        },
      },
      impossible: {
        tags: 'failed',
        meta: { title: 'Not possible now' },
        description: 'The last rounds have changed what is possible. A sentence says what that means for this end.',
        on: { 'confirmedEnd.abandoned': 'abandoned' },
      },
      confirming: {
        meta: { title: 'Confirm it?' },
        description:
          'The exact amounts (F3). A loss is shown in words and in red, and then the safe button comes first.',
        on: {
          'confirmedEnd.confirmed': { target: 'sending', actions: 'forgetProblem' },
          'confirmedEnd.abandoned': 'abandoned',
        },
      },
      sending: {
        meta: { title: 'Ending it' },
        description: 'Sent with the amounts that the player confirmed, until it is known whether it has ended.',
        invoke: {
          id: 'sendEnd',
          src: 'sendEnd',
          input: ({ context: { asked, preview } }) => ({
            request: { asked, preview: present(preview) },
            mayExist: false,
          }),
          onDone: [
            { guard: { type: 'isAccepted', params: output }, target: 'ended' },
            {
              guard: { type: 'isChanged', params: output },
              target: 'loading',
              actions: { type: 'noteProblem', params: output },
              description: 'The amounts are no longer those that the player confirmed, so the new ones are shown.',
            },
            {
              guard: { type: 'isOvertaken', params: output },
              target: 'loading',
              description: 'A game was opened or a bet placed meanwhile, for instance.',
            },
            { guard: { type: 'isEndedAlready', params: output }, target: 'ended' },
            {
              guard: { type: 'isRefused', params: output },
              target: 'refused',
              actions: { type: 'noteProblem', params: output },
            },
            { target: 'abandoned', description: 'It never arrived, and the player gave it up.' },
          ],
        },
      },
      refused: {
        tags: ['failed', 'manualRetry'],
        meta: { title: 'Refused' },
        description: 'The server says why it cannot be ended now.',
        on: {
          'confirmedEnd.retried': { target: 'loading', actions: 'forgetProblem' },
          'confirmedEnd.abandoned': 'abandoned',
        },
      },
      ended: {
        type: 'final',
        tags: 'done',
        meta: { title: 'Ended' },
        description: 'It is over, and the wallet is read again.',
        entry: 'refreshBalance',
        output: { isEnded: true },
      },
      abandoned: {
        type: 'final',
        meta: { title: 'Goes on' },
        description: 'The player goes on as before; nothing has changed.',
        output: { isEnded: false },
      },
    },
    output: ({ event }) => event.output as EndOutput,
  });

/** For the tests and the page of the chart. */
export const confirmedEndMachine = confirmedEndOf<{ id: string }, { standing: Standing; session: string | null }>({
  standingOf: (read) => (read.ok ? read.value.standing : read.problem.code === 'promotionRecordEnded' ? 'ended' : null),
  sessionOf: ({ session }) => session,
  overtaking: ['promotionInGame'],
});

export type ConfirmedEnd<Asked, Preview> = ReturnType<typeof confirmedEndOf<Asked, Preview>>;
/** For screens, which show any end in the same way. */
export type ConfirmedEndRef<Preview = unknown> = ActorRefFrom<ConfirmedEnd<unknown, Preview>>;
