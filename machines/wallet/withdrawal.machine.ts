import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { ownerProofMachine } from '../access/ownerProof.machine.js';
import type { OwnerProofOutput, SavedOwnerProof } from '../access/ownerProof.js';
import { redirect } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type ProofDemand,
  type UiTag,
} from '../vocabulary.js';
import { withdrawalFormMachine } from './withdrawalForm.machine.js';
import type { AskedProof, ConfirmedWithdrawal, SavedWithdrawal, WithdrawalDraft } from './withdrawalTerms.js';
import { withdrawalReviewAddress } from './addresses.js';
import { withdrawalWrite, type Placed } from './writes.js';

/** Withdrawal: the player takes money out of the wallet to a bank card. Then the order is reviewed. */
export const withdrawalMachine = setup({
  types: {} as {
    /** `draft`: what the form held before a reload, and `proof`: what the form of the proof held. */
    input: {
      saved: SavedWithdrawal | null;
      draft: WithdrawalDraft | null;
      proof: SavedOwnerProof | null;
      canUsePasskey: boolean;
    };
    context: {
      draft: WithdrawalDraft | null;
      choice: ConfirmedWithdrawal | null;
      key: string | null;
      /** The proof that the server demands before it accepts the request under this key (E8). */
      asked: AskedProof;
      proof: SavedOwnerProof | null;
      canUsePasskey: boolean;
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
    sendWithdrawal: withdrawalWrite,
    ownerProof: ownerProofMachine,
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    isProofAsked: ({ context }) => context.asked.demand !== null,
    /** The server has made no withdrawal yet, and says what the player has to prove first (E8). */
    isUnproven: (_, answer: Answer<Placed>) => demandIn(answer) !== null,
    isProven: (_, { outcome }: OwnerProofOutput) => outcome === 'proven',
    isAccepted: (_, answer: Answer<Placed>) => answer?.ok === true,
  },
  actions: {
    noteAnswer: assign((_, answer: Answer<Placed>) => ({
      orderNo: answer?.ok ? answer.value.orderNo : null,
      problem: problemOf(answer),
    })),
    noteDemand: assign((_, answer: Answer<Placed>) => ({ asked: { demand: demandIn(answer) }, mayExist: false })),
    forgetDemand: assign({ asked: { demand: null }, proof: null }),
    noteUnreachable: assign({ problem: { code: 'unreachable' } }),
    noteSent: assign({ mayExist: true }),
    forgetKey: assign({ key: null, mayExist: false }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openReview: sendTo(navigatorOf, ({ context }) => redirect(withdrawalReviewAddress(present(context.orderNo)))),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'The key is kept from the confirmation to a definite response (B5), so that no money is taken twice.',
  meta: { title: 'Withdrawal', resumes: { version: 1, fields: ['choice', 'key', 'asked'], lasts: 'untilDone' } },
  context: ({ input: { saved, draft, proof, canUsePasskey } }) => ({
    draft,
    proof,
    canUsePasskey,
    choice: saved?.choice ?? null,
    key: saved?.key ?? null,
    asked: saved?.asked ?? { demand: null },
    // A demand for a proof is a definite answer: there is no order.
    mayExist: saved !== null && saved.asked.demand === null,
    orderNo: null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'A key stored before a reload means that an order may exist. The server is asked before anything is sent.',
      always: [
        { guard: 'isProofAsked', target: 'proving' },
        { guard: 'hasKey', target: 'sending' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      meta: { title: 'Choosing' },
      description: 'The player chooses a card and an amount, and confirms what it costs.',
      invoke: {
        id: 'withdrawalForm',
        src: 'withdrawalForm',
        input: ({ context: { choice, problem, draft } }) => ({ choice, problem, draft }),
        onDone: { target: 'reservingKey', actions: assign({ choice: ({ event }) => event.output, problem: null }) },
        onError: 'broken',
      },
    },
    broken: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No form' },
      description: 'The form broke down before anything was sent. The page says so, and a button opens it again.',
      on: { 'withdrawal.retried': 'editing' },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each confirmation gets a key, which is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: assign({ key: ({ event }) => event.output }) },
        onError: { target: 'editing', actions: 'noteUnreachable' },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending the request' },
      description: 'The request is sent, or looked up, until the server gives a definite response.',
      invoke: {
        id: 'sendWithdrawal',
        src: 'sendWithdrawal',
        input: ({ context }) => ({
          request: { withdrawal: present(context.choice), key: present(context.key) },
          mayExist: context.mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'placed',
            actions: { type: 'noteAnswer', params: output },
          },
          {
            guard: { type: 'isUnproven', params: output },
            target: 'proving',
            actions: { type: 'noteDemand', params: output },
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteAnswer', params: output }],
            description: 'It was refused and the form shows the reason, or it never arrived and the player gave it up.',
          },
        ],
        onError: { target: 'unanswered', actions: 'noteSent' },
      },
    },
    proving: {
      tags: 'form',
      meta: { title: 'Proving who is there' },
      description:
        'The card or the device is new, or the amount is large. After the proof the same request is sent again (E8).',
      invoke: {
        id: 'ownerProof',
        src: 'ownerProof',
        input: ({ context: { asked, choice, key, canUsePasskey, proof } }) => {
          const { cardId, amount } = present(choice);
          const withdrawal = { key: present(key), cardId, amount };
          return { demand: present(asked.demand), withdrawal, canUsePasskey, saved: proof };
        },
        onDone: [
          { guard: { type: 'isProven', params: output }, target: 'sending', actions: 'forgetDemand' },
          {
            target: 'editing',
            actions: ['forgetDemand', 'forgetKey'],
            description: 'The player gave the proof up, so there is no withdrawal.',
          },
        ],
        onError: { target: 'editing', actions: ['forgetDemand', 'forgetKey', 'noteUnreachable'] },
      },
    },
    unanswered: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No answer about the request' },
      description: 'It is unknown whether the request arrived. The player can only repeat the lookup.',
      on: { 'withdrawal.retried': 'resuming' },
    },
    placed: {
      tags: 'done',
      meta: { title: 'Under review' },
      description: 'The money is held until the review has decided. The page of the review opens by itself.',
      entry: ['forgetKey', 'refreshBalance', 'openReview'],
      on: { 'withdrawal.reviewRequested': { actions: 'openReview' } },
    },
  },
});

export type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;

function demandIn(answer: Answer<Placed>): ProofDemand | null {
  const problem = problemOf(answer);
  return problem?.code === 'proofRequired' ? (problem.proof ?? null) : null;
}
