import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { gameRetryDelay, requestTimeout } from '../shared/durations.js';
import { balanceOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  faultIn,
  type AmountFault,
  type BringInFate,
  type BringInOutput,
  type BringInRequest,
  type Purse,
} from './recharging.js';

const isFate = (result: Result<BringInFate>, fate: BringInFate) => result.ok && result.value === fate;

/** Bringing in: the player moves more money from the wallet into the game that is being played, once, even if a response is lost. */
export const bringInMachine = setup({
  types: {} as {
    /** `purse`: null only with an `unfinished` request, which is looked up without a form. */
    input: { sessionId: string; purse: Purse | null; unfinished: BringInRequest | null };
    context: {
      sessionId: string;
      purse: Purse | null;
      amount: number | null;
      key: string | null;
      fault: AmountFault | null;
      problem: Problem | null;
    };
    events:
      | Plain<'bringIn.retried' | 'bringIn.depositChosen' | 'bringIn.abandoned'>
      /** `amount` in minor units; null if the text is no amount. */
      | { type: 'bringIn.submitted'; amount: number | null };
    output: BringInOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendBringIn: fromPromise<Result<BringInFate>, BringInRequest>(mustBeProvided('sendBringIn')),
    traceBringIn: fromPromise<BringInFate, BringInRequest>(mustBeProvided('traceBringIn')),
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    /** The amount is checked here, so that a wrong one is never sent. */
    isFaulty: ({ context }, amount: number | null) => faultIn(amount, present(context.purse)) !== null,
    hasArrived: (_, fate: BringInFate) => fate === 'arrived',
    isMoving: (_, fate: BringInFate) => fate === 'moving',
    isReturned: (_, fate: BringInFate) => fate === 'returned',
    isTaken: (_, result: Result<BringInFate>) => isFate(result, 'arrived'),
    isUnclear: (_, result: Result<BringInFate>) => isFate(result, 'moving'),
    isGivenBack: (_, result: Result<BringInFate>) => isFate(result, 'returned'),
  },
  actions: {
    noteFault: assign(({ context }, amount: number | null) => ({ fault: faultIn(amount, present(context.purse)) })),
    noteAmount: assign((_, amount: number | null) => ({ amount, fault: null })),
    noteKey: assign((_, key: string) => ({ key })),
    forgetKey: assign({ key: null }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  delays: { requestTimeout, retryDelay: gameRetryDelay },
}).createMachine({
  id: 'bringIn',
  description:
    'Money of the wallet joins the game. Its key is stored first. A lost response is looked up; only the player sends again (B4, B5).',
  meta: {
    title: 'Bringing in',
    resumes: { version: 1, fields: ['sessionId', 'amount', 'key'], lasts: 'untilDone' },
  },
  context: ({ input: { sessionId, purse, unfinished } }) => ({
    sessionId,
    purse,
    amount: unfinished?.amount ?? null,
    key: unfinished?.key ?? null,
    fault: null,
    problem: null,
  }),
  output: ({ event }) => event.output as BringInOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the money may be in the game already.',
      always: [{ guard: 'hasKey', target: 'unknown' }, { target: 'editing' }],
    },
    editing: {
      tags: 'form',
      description: 'The player chooses an amount. A button leads to a deposit instead.',
      on: {
        'bringIn.submitted': [
          {
            guard: { type: 'isFaulty', params: ({ event }) => event.amount },
            target: '.refused',
            actions: { type: 'noteFault', params: ({ event }) => event.amount },
          },
          { target: 'reservingKey', actions: { type: 'noteAmount', params: ({ event }) => event.amount } },
        ],
        'bringIn.depositChosen': 'deposit',
        'bringIn.abandoned': 'abandoned',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'How much?' }, description: 'The form shows no error.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Not this amount' },
          description: 'The field says what is wrong with the amount. Nothing was sent.',
        },
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'One key for each amount that the player confirms. It is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Bringing it in' },
      description: 'The wallet gives the money, and the maker receives it. The game goes on meanwhile.',
      invoke: {
        id: 'sendBringIn',
        src: 'sendBringIn',
        input: ({ context }) => requestOf(context),
        onDone: [
          { guard: { type: 'isTaken', params: output }, target: 'placed' },
          { guard: { type: 'isUnclear', params: output }, target: 'unknown.resting' },
          { guard: { type: 'isGivenBack', params: output }, target: 'returned' },
          {
            target: 'refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'There is no clear answer. What became of the money is looked up by its key.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking whether it arrived' },
          description: 'The server asks the maker under the same transfer number; nothing is sent again (J1).',
          invoke: {
            id: 'traceBringIn',
            src: 'traceBringIn',
            input: ({ context }) => requestOf(context),
            onDone: [
              { guard: { type: 'hasArrived', params: output }, target: '#bringIn.placed' },
              { guard: { type: 'isMoving', params: output }, target: 'resting' },
              { guard: { type: 'isReturned', params: output }, target: '#bringIn.returned' },
              { target: 'unsent' },
            ],
            onError: 'unanswered',
          },
        },
        resting: {
          tags: 'busy',
          meta: { title: 'Not confirmed yet' },
          description: 'The maker has not confirmed it yet. It is looked up again after a pause.',
          after: { retryDelay: 'tracing' },
        },
        unanswered: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'No answer' },
          description:
            'It is unknown whether the request arrived. The player can only check again, now or with the next recharge.',
          on: { 'bringIn.retried': 'tracing' },
        },
        unsent: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'It never arrived' },
          description: 'The amount is still in the wallet. The player can send it again under the same key.',
          on: { 'bringIn.retried': '#bringIn.sending', 'bringIn.abandoned': '#bringIn.abandoned' },
        },
      },
    },
    returned: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'The game did not take it' },
      description: 'The maker refused the money or never received it: it is back in the wallet.',
      entry: ['forgetKey', 'refreshBalance'],
      on: { 'bringIn.retried': 'overtaken', 'bringIn.depositChosen': 'deposit', 'bringIn.abandoned': 'abandoned' },
    },
    refused: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Refused' },
      description: 'The page says why the money cannot be brought in now. Nothing moved.',
      entry: 'forgetKey',
      on: { 'bringIn.retried': 'overtaken', 'bringIn.depositChosen': 'deposit', 'bringIn.abandoned': 'abandoned' },
    },
    placed: {
      type: 'final',
      tags: 'done',
      meta: { title: 'In the game' },
      description: 'The game has the money, and the wallet is read again.',
      entry: 'refreshBalance',
      output: { outcome: 'placed' },
    },
    overtaken: {
      type: 'final',
      meta: { title: 'To be read again' },
      description: 'The wallet may hold another amount by now, so it is read before another try.',
      output: { outcome: 'outdated' },
    },
    deposit: {
      type: 'final',
      meta: { title: 'Deposit instead' },
      description: 'The player deposits instead. None of the money is on its way.',
      output: { outcome: 'deposit' },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Back to the game' },
      description: 'The player plays on with what is in the game.',
      output: { outcome: 'abandoned' },
    },
  },
});

export type BringInRef = ActorRefFrom<typeof bringInMachine>;

const requestOf = ({
  sessionId,
  amount,
  key,
}: {
  sessionId: string;
  amount: number | null;
  key: string | null;
}): BringInRequest => ({ sessionId, amount: present(amount), key: present(key) });
