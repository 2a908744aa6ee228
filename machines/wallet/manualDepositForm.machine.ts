import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { UploadedPicture } from '../shared/pictures.js';
import { picturesMachine, type PicturesNews } from '../shared/pictures.machine.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Quote,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { bonusPreviewMachine } from './bonusPreview.machine.js';
import {
  bonusChoiceOf,
  emptyDraft,
  hasReceipts,
  isOtherAccount,
  manualBonusChoice,
  manualProblem,
  reportOf,
  type ConfirmedManual,
  type ManualChoice,
  type ManualDraft,
  type ManualStart,
  type ManualTerms,
} from './manualReport.js';
import { confirmedBonus, type BonusChoice } from './order.js';

/** Manual deposit form: the player pays into an account of the site, reports it with its receipts, and confirms the report. */
export const manualDepositFormMachine = setup({
  types: {} as {
    input: ManualStart;
    context: {
      terms: ManualTerms | null;
      draft: ManualDraft;
      receipts: readonly UploadedPicture[];
      /** Every picked picture is uploaded. */
      isReady: boolean;
      account: string;
      choice: ManualChoice | null;
      /** What the chosen promotion adds; null without one. */
      quote: Quote | null;
      problem: Problem | null;
    };
    events:
      | { type: 'manualDepositForm.typed'; draft: ManualDraft }
      | { type: 'manualDepositForm.submitted'; choice: ManualChoice }
      | Plain<'manualDepositForm.confirmed' | 'manualDepositForm.edited' | 'manualDepositForm.retried'>
      | PicturesNews;
    output: ConfirmedManual;
    children: { bonusPreview: 'bonusPreview' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    pictures: picturesMachine,
    loadTerms: fromPromise<ManualTerms>(mustBeProvided('loadTerms')),
    bonusPreview: bonusPreviewMachine,
    quoteDeposit: fromPromise<Result<Quote>, BonusChoice>(mustBeProvided('quoteDeposit')),
  },
  guards: {
    isClosed: (_, { isOpen }: ManualTerms) => !isOpen,
    hasNoBank: (_, { banks }: ManualTerms) => banks.length === 0,
    hasProblem: ({ context }) => context.problem !== null,
    isFieldRefused: ({ context }) => context.problem?.field !== undefined,
    isReady: ({ context }) => hasReceipts(context),
    hasBonusToQuote: ({ context }, { activityId }: ManualChoice) => hasReceipts(context) && activityId !== null,
    isAccepted: (_, result: Result<Quote>) => result.ok,
    isRefused: ({ context }, terms: ManualTerms) => manualProblem(terms, present(context.choice)) !== null,
    isOtherAccount: ({ context }, terms: ManualTerms) =>
      isOtherAccount(present(context.terms), terms, present(context.choice)),
  },
  actions: {
    noteTerms: assign((_, terms: ManualTerms) => ({ terms })),
    noteDraft: assign((_, draft: ManualDraft) => ({ draft })),
    noteReceipts: assign((_, { pictures: receipts, isReady }: PicturesNews) => ({ receipts, isReady })),
    noteChoice: assign((_, choice: ManualChoice) => ({
      choice,
      account: choice.account,
      quote: null,
      problem: null,
    })),
    noteQuote: assign((_, result: Result<Quote>) => ({
      quote: result.ok ? result.value : null,
      problem: problemOf(result),
    })),
    askForBonus: sendTo('bonusPreview', ({ context }) => ({
      type: 'bonusPreview.chosen',
      choice: manualBonusChoice(context.terms, context.draft),
    })),
    noteProblem: assign(({ context }, terms: ManualTerms) => ({
      terms,
      problem: manualProblem(terms, present(context.choice)),
    })),
    noteUnreachable: assign({ problem: { code: 'unreachable' } }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'manualDepositForm',
  description: 'Nothing is sent before the player has confirmed the report. The pictures are uploaded meanwhile.',
  meta: { title: 'Manual deposit form', resumes: { version: 1, fields: ['draft', 'receipts'] } },
  context: ({ input }) => ({
    ...input,
    terms: null,
    draft: input.draft ?? emptyDraft,
    isReady: true,
    choice: null,
    quote: null,
  }),
  output: ({ context: { terms, choice, quote, draft, receipts, account } }) => ({
    report: reportOf(present(terms), present(choice), receipts),
    confirmed: confirmedBonus(quote, present(choice).activityId),
    draft,
    receipts,
    account,
  }),
  invoke: {
    id: 'pictures',
    src: 'pictures',
    input: ({ context }) => ({ pictures: context.receipts }),
  },
  on: {
    'pictures.changed': {
      actions: { type: 'noteReceipts', params: ({ event }) => event },
      description: 'A picture was uploaded, added or removed. What is uploaded is saved for a reload.',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the accounts' },
      description: 'The accounts of the site, the cards of the player and the switch of manual deposits are read.',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          { guard: { type: 'isClosed', params: output }, target: 'closed' },
          { guard: { type: 'hasNoBank', params: output }, target: 'empty' },
          { target: 'editing', actions: { type: 'noteTerms', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Accounts unavailable' },
      description: 'The accounts could not be read. The player can retry.',
      on: { 'manualDepositForm.retried': 'loading' },
    },
    closed: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Manual deposits are off' },
      description:
        'The site takes no manual deposits; a deposit through a channel may be possible. An earlier refusal is forgotten.',
      entry: 'forgetProblem',
      on: { 'manualDepositForm.retried': 'loading' },
    },
    empty: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No account open' },
      description: 'No account of the site is open now. An earlier refusal is forgotten.',
      entry: 'forgetProblem',
      on: { 'manualDepositForm.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description:
        'The player pays in the app of the bank, fills in what was paid, from where, and when, and perhaps chooses a promotion.',
      invoke: {
        id: 'bonusPreview',
        src: 'bonusPreview',
        input: ({ context }) => ({ choice: manualBonusChoice(context.terms, context.draft) }),
      },
      on: {
        'manualDepositForm.typed': {
          actions: [{ type: 'noteDraft', params: ({ event }) => event.draft }, 'askForBonus'],
          description: 'At every change, since a reload comes without notice. The draft is kept for half an hour.',
        },
        'manualDepositForm.submitted': [
          {
            guard: { type: 'hasBonusToQuote', params: ({ event }) => event.choice },
            target: 'quoting',
            actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          },
          {
            guard: 'isReady',
            target: 'checking',
            actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          },
          { target: '.incomplete', actions: { type: 'noteChoice', params: ({ event }) => event.choice } },
        ],
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
          description: 'The form says what to correct and keeps what was typed.',
          on: {
            'manualDepositForm.typed': {
              guard: 'isFieldRefused',
              target: 'untouched',
              actions: [{ type: 'noteDraft', params: ({ event }) => event.draft }, 'forgetProblem', 'askForBonus'],
              description: 'The refusal of a field goes as soon as the player changes the form.',
            },
            'pictures.changed': {
              guard: 'isFieldRefused',
              target: 'untouched',
              actions: [{ type: 'noteReceipts', params: ({ event }) => event }, 'forgetProblem'],
              description: 'The refusal goes as soon as the pictures change.',
            },
          },
        },
        incomplete: {
          tags: 'failed',
          meta: { title: 'Form without its pictures' },
          description: 'There is no picture yet, or one of them is not uploaded. The form says so.',
          on: {
            'pictures.changed': {
              target: 'untouched',
              actions: { type: 'noteReceipts', params: ({ event }) => event },
            },
          },
        },
      },
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Quoting' },
      description: 'The server computes what the chosen promotion adds, and the stakes that it requires.',
      invoke: {
        id: 'quoteDeposit',
        src: 'quoteDeposit',
        input: ({ context }) => bonusChoiceOf(present(context.choice)),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'checking',
            actions: { type: 'noteQuote', params: output },
          },
          { target: 'editing.refused', actions: { type: 'noteQuote', params: output } },
        ],
        onError: { target: 'editing.refused', actions: 'noteUnreachable' },
      },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the accounts' },
      description: 'The accounts are read again: one may have been closed or replaced since the form was opened.',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        onDone: [
          { guard: { type: 'isClosed', params: output }, target: 'closed' },
          { guard: { type: 'hasNoBank', params: output }, target: 'empty' },
          {
            guard: { type: 'isRefused', params: output },
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: output },
          },
          {
            guard: { type: 'isOtherAccount', params: output },
            target: 'confirming.changed',
            actions: { type: 'noteTerms', params: output },
          },
          { target: 'confirming.agreed', actions: { type: 'noteTerms', params: output } },
        ],
        onError: { target: 'editing.refused', actions: 'noteUnreachable' },
      },
    },
    confirming: {
      description: 'The player checks the report. Only the pictures were sent so far.',
      on: { 'manualDepositForm.confirmed': 'confirmed', 'manualDepositForm.edited': 'editing' },
      initial: 'agreed',
      states: {
        agreed: {
          meta: { title: 'Confirm the report' },
          description: 'The account is the one that the form showed.',
        },
        changed: {
          meta: { title: 'Confirm the other account' },
          description: 'The account of the site is another one now. A payment into the old one may not be found.',
        },
      },
    },
    confirmed: { type: 'final', meta: { title: 'Confirmed' }, description: 'The player has confirmed.' },
  },
});

export type ManualDepositFormRef = ActorRefFrom<typeof manualDepositFormMachine>;
