import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { balanceOf, navigatorOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Plain, type Problem, type UiTag } from '../vocabulary.js';
import type { ApplicationOutput } from './application.js';
import { orderApplicationMachine } from './orderApplication.machine.js';
import { withdrawalFormMachine } from './withdrawalForm.machine.js';
import type { ConfirmedWithdrawal, SavedWithdrawal, WithdrawalDraft } from './withdrawalTerms.js';
import { withdrawalReviewAddress } from './addresses.js';

/** Withdrawal: the player takes money out of the wallet to a bank card. What comes after is the review of the order. */
export const withdrawalMachine = setup({
  types: {} as {
    /** `draft`: what the form held before a reload. */
    input: { saved: SavedWithdrawal | null; draft: WithdrawalDraft | null };
    context: {
      draft: WithdrawalDraft | null;
      choice: ConfirmedWithdrawal | null;
      key: string | null;
      /** The key was stored before a reload, so an order may exist under it. */
      mayExist: boolean;
      orderNo: string | null;
      problem: Problem | null;
    };
    events: Plain<'withdrawal.retried' | 'withdrawal.reviewRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    withdrawalForm: withdrawalFormMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    orderApplication: orderApplicationMachine,
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    isPlaced: (_, { outcome }: ApplicationOutput) => outcome === 'placed',
  },
  actions: {
    noteEnd: assign((_, output: ApplicationOutput) => ({
      orderNo: output.outcome === 'placed' ? output.orderNo : null,
      problem: output.outcome === 'refused' ? output.problem : null,
    })),
    noteUnreachable: assign({ problem: { code: 'unreachable' } }),
    dropKey: assign({ key: null, mayExist: false }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openReview: sendTo(navigatorOf, ({ context }) => redirect(withdrawalReviewAddress(present(context.orderNo)))),
  },
}).createMachine({
  id: 'withdrawal',
  description:
    'Money to a bank card. The idempotency key is kept from the confirmation to a definite response (B5), so that nothing is taken twice.',
  meta: { title: 'Withdrawal', resumes: { version: 1, fields: ['choice', 'key'], lasts: 'untilDone' } },
  context: ({ input: { saved, draft } }) => ({
    draft,
    choice: saved?.choice ?? null,
    key: saved?.key ?? null,
    mayExist: saved !== null,
    orderNo: null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'A key stored before a reload means that an order may exist. The server is asked before anything is sent.',
      always: [{ guard: 'hasKey', target: 'sending' }, { target: 'choosing' }],
    },
    choosing: {
      tags: 'form',
      meta: { title: 'Choosing' },
      description: 'The player chooses a card and an amount, and confirms what it costs.',
      invoke: {
        id: 'withdrawalForm',
        src: 'withdrawalForm',
        input: ({ context: { choice, problem, draft } }) => ({ choice, problem, draft }),
        onDone: { target: 'reservingKey', actions: assign({ choice: ({ event }) => event.output, problem: null }) },
        onError: 'silent',
      },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each confirmation gets a key, which is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: assign({ key: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: 'noteUnreachable' },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending the request' },
      description: 'The request is sent, or looked up, until the server gives a definite response.',
      invoke: {
        id: 'orderApplication',
        src: 'orderApplication',
        input: ({ context }) => ({
          request: { kind: 'withdrawal', withdrawal: present(context.choice), key: present(context.key) },
          mayExist: context.mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'applied',
            actions: { type: 'noteEnd', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: ['dropKey', { type: 'noteEnd', params: ({ event }) => event.output }],
            description: 'It was refused and the form shows the reason, or it never arrived and the player gave it up.',
          },
        ],
        onError: 'silent',
      },
    },
    silent: {
      tags: 'failed',
      meta: { title: 'No answer about the request' },
      description: 'It is unknown whether the request arrived. The player can only repeat the lookup.',
      on: { 'withdrawal.retried': 'resuming' },
    },
    applied: {
      tags: 'done',
      meta: { title: 'Under review' },
      description: 'The money is held until the review has decided. The page of the review opens by itself.',
      entry: ['dropKey', 'refreshBalance', 'openReview'],
      on: { 'withdrawal.reviewRequested': { actions: 'openReview' } },
    },
  },
});

export type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;
