import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { EndOutput } from '../shared/confirmedEnd.machine.js';
import {
  mustBeProvided,
  output,
  present,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import { bonusGiveUpMachine } from './bonusGiveUp.machine.js';
import {
  canGiveUp,
  isOtherPreview,
  previewOf,
  wayOutOf,
  withdrawalProblem,
  type ConfirmedWithdrawal,
  type WithdrawalChoice,
  type WithdrawalDraft,
  type WithdrawalPreview,
  type WithdrawalTerms,
} from './withdrawalTerms.js';

/** Withdrawal form: the player chooses a card and an amount and confirms what it costs. The output is the confirmed choice. */
export const withdrawalFormMachine = setup({
  types: {} as {
    /** `choice`: the last confirmed choice, and `problem`: why the server refused it. `draft`: saved before a reload. */
    input: { choice: WithdrawalChoice | null; problem: Problem | null; draft: WithdrawalDraft | null };
    context: {
      terms: WithdrawalTerms | null;
      draft: WithdrawalDraft | null;
      choice: WithdrawalChoice | null;
      preview: WithdrawalPreview | null;
      problem: Problem | null;
      /** The deposit whose bonus the player wants to give up. */
      bonusOrderNo: string | null;
    };
    events:
      | { type: 'withdrawalForm.typed'; draft: WithdrawalDraft }
      | { type: 'withdrawalForm.submitted'; choice: WithdrawalChoice }
      | Plain<'withdrawalForm.confirmed' | 'withdrawalForm.edited' | 'withdrawalForm.retried'>
      | { type: 'withdrawalForm.giveUpRequested'; orderNo: string }
      | Plain<'page.shown'>;
    output: ConfirmedWithdrawal;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadTerms: fromPromise<WithdrawalTerms>(mustBeProvided('loadTerms')),
    bonusGiveUp: bonusGiveUpMachine,
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    canWithdraw: (_, { canWithdraw }: WithdrawalTerms) => canWithdraw,
    hasNoWayOut: ({ context: { terms } }) =>
      present(terms).reasons.some((reason) => wayOutOf(reason, present(terms)) === null),
    canGiveUp: ({ context }, orderNo: string) => canGiveUp(present(context.terms), orderNo),
    isHeldBack: (_, { canWithdraw }: WithdrawalTerms) => !canWithdraw,
    hasProblem: ({ context }) => context.problem !== null,
    isGivenUp: (_, { isEnded }: EndOutput) => isEnded,
    isFieldRefused: ({ context }) => context.problem?.field !== undefined,
    isAllowed: ({ context }, choice: WithdrawalChoice) => withdrawalProblem(present(context.terms), choice) === null,
    isRefused: ({ context }, terms: WithdrawalTerms) => withdrawalProblem(terms, present(context.choice)) !== null,
    /** The server refused the request because its terms are no longer those that the player confirmed. */
    haveTermsChanged: ({ context }) => context.problem?.code === 'withdrawTermsChanged',
    isOtherPreview: ({ context }, terms: WithdrawalTerms) => {
      const { amount } = present(context.choice);
      return isOtherPreview(previewOf(present(context.terms), amount), previewOf(terms, amount));
    },
  },
  actions: {
    noteBonus: assign((_, bonusOrderNo: string) => ({ bonusOrderNo })),
    noteTerms: assign((_, terms: WithdrawalTerms) => ({ terms })),
    noteDraft: assign((_, draft: WithdrawalDraft) => ({ draft })),
    noteChoice: assign(({ context }, choice: WithdrawalChoice) => ({
      choice,
      problem: withdrawalProblem(present(context.terms), choice),
    })),
    noteProblem: assign(({ context }, terms: WithdrawalTerms) => ({
      terms,
      problem: withdrawalProblem(terms, present(context.choice)),
    })),
    noteUnreachable: assign({ problem: { code: 'unreachable' } }),
    forgetProblem: assign({ problem: null }),
    notePreview: assign(({ context }, terms: WithdrawalTerms) => ({
      terms,
      preview: previewOf(terms, present(context.choice).amount),
      problem: null,
    })),
  },
  delays: { termsPoll: 30_000 },
}).createMachine({
  id: 'withdrawalForm',
  description: 'Nothing is sent before the player has confirmed the fee, what arrives and when.',
  meta: { title: 'Withdrawal form', resumes: { version: 1, fields: ['draft'] } },
  context: ({ input: { choice, problem, draft } }) => ({
    terms: null,
    draft: choice ? { cardId: choice.cardId, amount: choice.amount } : draft,
    choice,
    preview: null,
    problem,
    bonusOrderNo: null,
  }),
  output: ({ context: { choice, preview } }) => ({ ...present(choice), fee: present(preview).fee }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the terms' },
      description:
        'The balance, the cards, the limits, the fee and what prevents a withdrawal are read; after a refusal again.',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          {
            guard: { type: 'canWithdraw', params: output },
            target: 'sorting',
            actions: { type: 'noteTerms', params: output },
          },
          { target: 'blocked', actions: { type: 'noteTerms', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    sorting: {
      description: 'If the terms changed after the confirmation, the new ones are shown to be confirmed again.',
      always: [
        {
          guard: 'haveTermsChanged',
          target: 'confirming.changed',
          actions: { type: 'notePreview', params: ({ context }) => present(context.terms) },
        },
        { target: 'editing' },
      ],
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Terms unavailable' },
      description:
        'The terms could not be read. They are read again at a press, and when the player returns to the page.',
      on: { 'withdrawalForm.retried': 'loading', 'page.shown': 'loading' },
    },
    blocked: {
      tags: 'manualRetry',
      description:
        'The server says what prevents a withdrawal, and each reason has its button. An earlier refusal is forgotten.',
      entry: 'forgetProblem',
      on: {
        'withdrawalForm.retried': {
          guard: 'hasNoWayOut',
          target: 'loading',
          description: 'Withdrawals are closed, the limit of the day is reached, or a review has no page to open.',
        },
        'withdrawalForm.giveUpRequested': {
          guard: { type: 'canGiveUp', params: ({ event }) => event.orderNo },
          target: '.givingUp',
          actions: { type: 'noteBonus', params: ({ event }) => event.orderNo },
        },
      },
      initial: 'untouched',
      states: {
        untouched: {
          tags: 'failed',
          meta: { title: 'No withdrawal now' },
          description: 'No card, required stakes, a review under way, a reached limit, or withdrawals are closed.',
          on: {
            'page.shown': {
              target: 'refreshing',
              description: 'The player may have added in another tab what was missing.',
            },
          },
          after: { termsPoll: { target: 'refreshing', description: 'A review may end while the page is open.' } },
        },
        givingUp: {
          meta: { title: 'Giving up a bonus' },
          description: 'The dialog about the bonus covers the reasons and their buttons.',
          on: { 'withdrawalForm.retried': {}, 'withdrawalForm.giveUpRequested': {} },
          invoke: {
            id: 'bonusGiveUp',
            src: 'bonusGiveUp',
            input: ({ context }) => ({ orderNo: present(context.bonusOrderNo) }),
            onDone: [
              { guard: { type: 'isGivenUp', params: output }, target: '#withdrawalForm.loading' },
              { target: 'refreshing', description: 'The bonus is kept. The stakes may have been placed meanwhile.' },
            ],
            onError: 'refreshing',
          },
        },
        refreshing: {
          meta: { title: 'Reading the terms again' },
          description: 'The reasons stay on screen meanwhile, and their buttons work.',
          invoke: {
            id: 'loadTerms',
            src: 'loadTerms',
            onDone: [
              {
                guard: { type: 'canWithdraw', params: output },
                target: '#withdrawalForm.editing',
                actions: { type: 'noteTerms', params: output },
              },
              { target: 'untouched', actions: { type: 'noteTerms', params: output } },
            ],
            onError: 'untouched',
          },
        },
      },
    },
    editing: {
      tags: 'form',
      description: 'The player chooses a card and types an amount. Fee, credited amount and time follow what is typed.',
      on: {
        'withdrawalForm.typed': {
          actions: { type: 'noteDraft', params: ({ event }) => event.draft },
          description: 'At every change, since a reload comes without notice. The draft is kept for half an hour.',
        },
        'withdrawalForm.submitted': [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.choice },
            target: 'checking',
            actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          },
          { target: '.refused', actions: { type: 'noteChoice', params: ({ event }) => event.choice } },
        ],
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the server refused the request, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The form says what to correct and keeps what was typed.',
          on: {
            'withdrawalForm.typed': {
              guard: 'isFieldRefused',
              target: 'untouched',
              actions: [{ type: 'noteDraft', params: ({ event }) => event.draft }, 'forgetProblem'],
              description: 'The refusal of a field goes as soon as the player changes the form.',
            },
          },
        },
      },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the terms' },
      description:
        'The terms are read again: a card, the balance or the fee may have changed since the form was opened.',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          {
            guard: { type: 'isHeldBack', params: output },
            target: 'blocked',
            actions: { type: 'noteTerms', params: output },
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: output },
            description: 'The card is gone, or the balance or the limit of the day is lower than it was.',
          },
          {
            guard: { type: 'isOtherPreview', params: output },
            target: 'confirming.changed',
            actions: { type: 'notePreview', params: output },
          },
          { target: 'confirming.agreed', actions: { type: 'notePreview', params: output } },
        ],
        onError: { target: 'editing.refused', actions: 'noteUnreachable' },
      },
    },
    confirming: {
      description: 'The player checks the exact figures. No request was sent with them yet.',
      on: { 'withdrawalForm.confirmed': 'confirmed', 'withdrawalForm.edited': 'editing' },
      initial: 'agreed',
      states: {
        agreed: {
          meta: { title: 'Confirm the withdrawal' },
          description: 'The figures are those that the form showed.',
        },
        changed: {
          meta: { title: 'Confirm the changed terms' },
          description: 'The fee or the time is another one than the player saw before, and the page says so.',
        },
      },
    },
    confirmed: { type: 'final', meta: { title: 'Confirmed' }, description: 'The player has confirmed.' },
  },
});

export type WithdrawalFormRef = ActorRefFrom<typeof withdrawalFormMachine>;
