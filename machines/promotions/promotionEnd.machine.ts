import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { exitAddress } from '../play/addresses.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
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
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { EndAction, EndOutput, EndPreview } from './ending.js';
import { endWrite } from './writes.js';

type Asked = { action: EndAction; recordId: string };

/** End of a promotion: what settling, closing and unlocking have in common. Each of them is a chart that invokes it. */
export const promotionEndMachine = setup({
  types: {} as {
    input: Asked;
    context: Asked & { preview: EndPreview | null; problem: Problem | null };
    events: Plain<
      | 'promotionEnd.confirmed'
      | 'promotionEnd.abandoned'
      | 'promotionEnd.retried'
      | 'promotionEnd.gameRequested'
      | 'page.shown'
    >;
    output: EndOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    previewEnd: fromPromise<Result<EndPreview>, Asked>(mustBeProvided('previewEnd')),
    sendEnd: endWrite,
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isAllowed: (_, result: Result<EndPreview>) => result.ok && result.value.isAllowed,
    isGameOpen: (_, result: Result<EndPreview>) => result.ok && result.value.openSessionId !== null,
    isRead: (_, result: Result<EndPreview>) => result.ok,
    isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
    isRefused: (_, answer: Answer<unknown>) => problemOf(answer) !== null,
    isInGame: refusedBecause('promotionInGame'),
    isEnded: refusedBecause('promotionRecordEnded'),
    isChanged: refusedBecause('promotionAmountsChanged'),
  },
  actions: {
    notePreview: assign(({ context }, result: Result<EndPreview>) => ({
      preview: result.ok ? result.value : context.preview,
    })),
    noteProblem: assign((_, answer: Answer<unknown>) => ({ problem: problemOf(answer) })),
    forgetProblem: assign({ problem: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openGame: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: exitAddress(present(present(context.preview).openSessionId)),
    })),
  },
}).createMachine({
  id: 'promotionEnd',
  description: 'The player sees the exact amounts of an end, confirms them, and the participation ends once.',
  meta: { title: 'End of a promotion' },
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
        input: ({ context: { action, recordId } }) => ({ action, recordId }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: output },
            target: 'confirming',
            actions: { type: 'notePreview', params: output },
          },
          {
            guard: { type: 'isGameOpen', params: output },
            target: 'inGame',
            actions: { type: 'notePreview', params: output },
          },
          { guard: { type: 'isRead', params: output }, target: 'impossible' },
          {
            guard: { type: 'isEnded', params: output },
            target: 'ended',
            description: 'Another tab or the deadline has ended it first.',
          },
          { target: 'unavailable', actions: { type: 'noteProblem', params: output } },
        ],
        onError: 'unavailable',
      },
      on: { 'promotionEnd.abandoned': 'abandoned' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Amounts unknown' },
      description: 'The amounts could not be read, and without them nothing can be confirmed.',
      on: {
        'promotionEnd.retried': { target: 'loading', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    inGame: {
      tags: 'failed',
      meta: { title: 'A game is open' },
      description: 'A game is open with the promotion balance. The player has to leave it first (F3).',
      on: {
        'promotionEnd.gameRequested': {
          actions: 'openGame',
          description: 'The playing page opens and exits the game.',
        },
        'promotionEnd.retried': 'loading',
        'page.shown': { target: 'loading', description: 'The game may have been left in another tab.' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    impossible: {
      tags: 'failed',
      meta: { title: 'Not possible now' },
      description: 'The last rounds have changed what is possible. A sentence says what that means for this end.',
      on: { 'promotionEnd.abandoned': 'abandoned' },
    },
    confirming: {
      meta: { title: 'Confirm it?' },
      description: 'The exact amounts (F3). A loss is shown in words and in red, and then the safe button comes first.',
      on: {
        'promotionEnd.confirmed': { target: 'sending', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    sending: {
      meta: { title: 'Ending it' },
      description:
        'Sent with the amounts that the player confirmed, until it is known whether the participation has ended.',
      invoke: {
        id: 'sendEnd',
        src: 'sendEnd',
        input: ({ context: { action, preview } }) => ({
          request: { action, preview: present(preview) },
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
            guard: { type: 'isInGame', params: output },
            target: 'loading',
            description: 'A game was opened meanwhile, and has to be left first.',
          },
          {
            guard: { type: 'isEnded', params: output },
            target: 'ended',
            description: 'Another tab or the deadline has ended it first.',
          },
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
      tags: 'failed',
      meta: { title: 'Refused' },
      description: 'The server says why it cannot be ended now.',
      on: {
        'promotionEnd.retried': { target: 'loading', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    ended: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Ended' },
      description: 'The participation is over, and the wallet is read again.',
      entry: 'refreshBalance',
      output: { isEnded: true },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Goes on' },
      description: 'The player keeps playing; nothing has changed.',
      output: { isEnded: false },
    },
  },
  output: ({ event }) => event.output as EndOutput,
});

export type PromotionEndRef = ActorRefFrom<typeof promotionEndMachine>;
