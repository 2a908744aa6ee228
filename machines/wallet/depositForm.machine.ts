import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
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
  areTermsChanged,
  bonusChoice,
  choiceProblem,
  emptyDraft,
  formProblem,
  isPromotionLost,
  type DepositDraft,
  type DepositOffer,
} from './depositOffer.js';
import { confirmedBonus, type BonusChoice, type ConfirmedDeposit, type DepositChoice } from './order.js';

/**
 * Deposit form: the player chooses a channel, perhaps its bank, an amount and perhaps a promotion, and confirms the quote. The
 * output is the choice.
 */
export const depositFormMachine = setup({
  types: {} as {
    /** `choice`: the last confirmed choice, and `problem`: why the server refused it. `draft`: saved before a reload. */
    input: { choice: DepositChoice | null; problem: Problem | null; draft: DepositDraft | null };
    /** `news`: why the quote is another one than the player had confirmed: without the promotion, or with its new terms. */
    context: {
      offer: DepositOffer | null;
      draft: DepositDraft | null;
      choice: DepositChoice | null;
      quote: Quote | null;
      problem: Problem | null;
      news: Problem | null;
    };
    events:
      | { type: 'depositForm.typed'; draft: DepositDraft }
      | { type: 'depositForm.submitted'; choice: DepositChoice }
      | Plain<'depositForm.confirmed' | 'depositForm.edited' | 'depositForm.retried'>;
    output: ConfirmedDeposit;
    children: { bonusPreview: 'bonusPreview' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOffer: fromPromise<DepositOffer>(mustBeProvided('loadOffer')),
    bonusPreview: bonusPreviewMachine,
    quoteDeposit: fromPromise<Result<Quote>, BonusChoice>(mustBeProvided('quoteDeposit')),
  },
  guards: {
    hasProblem: ({ context }) => context.problem !== null,
    isFieldRefused: ({ context }) => ['amount', 'activityId', 'bankCode'].includes(context.problem?.field ?? ''),
    isPromotionLost: ({ context: { problem, choice } }, offer: DepositOffer) =>
      isPromotionLost(problem) && offer.isOpen && choice !== null && choiceProblem(offer, without(choice)) === null,
    areTermsChanged: ({ context: { problem, choice } }, offer: DepositOffer) =>
      areTermsChanged(problem) && offer.isOpen && choice !== null && choiceProblem(offer, choice) === null,
    isOpen: (_, { isOpen, channels }: DepositOffer) => isOpen && channels.some((channel) => channel.isOpen),
    isAllowed: ({ context }, choice: DepositChoice) => formProblem(context.offer, choice) === null,
    isAccepted: (_, result: Result<Quote>) => result.ok,
  },
  actions: {
    noteOffer: assign((_, offer: DepositOffer) => ({ offer })),
    noteDraft: assign((_, draft: DepositDraft) => ({ draft })),
    noteChoice: assign(({ context }, choice: DepositChoice) => ({
      choice,
      problem: formProblem(context.offer, choice),
    })),
    forgetProblem: assign({ problem: null }),
    forgetPromotion: assign(({ context: { problem, choice, draft } }) => ({
      news: problem,
      problem: null,
      choice: choice && without(choice),
      draft: draft && { ...draft, activityId: null },
    })),
    noteNews: assign(({ context }) => ({ news: context.problem, problem: null })),
    forgetNews: assign({ news: null }),
    askForBonus: sendTo('bonusPreview', ({ context }) => ({
      type: 'bonusPreview.chosen',
      choice: bonusChoice(context.offer, context.draft),
    })),
    noteQuote: assign((_, result: Result<Quote>) => ({
      quote: result.ok ? result.value : null,
      problem: problemOf(result),
    })),
  },
}).createMachine({
  id: 'depositForm',
  description: 'No order exists before the quote is confirmed, so every step can be undone.',
  meta: { title: 'Deposit form', resumes: { version: 1, fields: ['draft'] } },
  context: ({ input: { choice, problem, draft } }) => ({
    offer: null,
    draft: choice ? { ...emptyDraft, ...draft, ...draftOf(choice) } : draft,
    choice,
    quote: null,
    problem,
    news: null,
  }),
  output: ({ context: { choice, quote } }) => {
    const confirmed = present(choice);
    return { ...confirmed, confirmed: confirmedBonus(quote, confirmed.activityId) };
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading channels' },
      description:
        'The switch of deposits, the channels, their limits and the quick picks are read; after a refusal again, because limits change.',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'isPromotionLost', params: output },
            target: 'quoting',
            actions: [{ type: 'noteOffer', params: output }, 'forgetPromotion'],
            description: 'The promotion ended between quote and order. The player sees the quote without it, and why.',
          },
          {
            guard: { type: 'areTermsChanged', params: output },
            target: 'quoting',
            actions: [{ type: 'noteOffer', params: output }, 'noteNews'],
            description:
              'The promotion gives something else than the player had confirmed. The player sees the new quote, and why.',
          },
          {
            guard: { type: 'isOpen', params: output },
            target: 'editing',
            actions: { type: 'noteOffer', params: output },
          },
          { target: 'closed', actions: { type: 'noteOffer', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    closed: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Deposits are closed' },
      description: 'The site has switched deposits off, or no channel is open. An earlier refusal is forgotten.',
      entry: 'forgetProblem',
      on: { 'depositForm.retried': 'loading' },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Channels unavailable' },
      description: 'The channels could not be read. The player can retry.',
      on: { 'depositForm.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: 'The player chooses a channel, an amount and perhaps a promotion, and sees what it adds.',
      entry: 'forgetNews',
      invoke: {
        id: 'bonusPreview',
        src: 'bonusPreview',
        input: ({ context }) => ({ choice: bonusChoice(context.offer, context.draft) }),
      },
      on: {
        'depositForm.typed': {
          actions: [{ type: 'noteDraft', params: ({ event }) => event.draft }, 'askForBonus'],
          description: 'At every change, since a reload comes without notice. The draft is kept for half an hour.',
        },
        'depositForm.submitted': [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.choice },
            target: 'quoting',
            actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          },
          { target: '.refused', actions: { type: 'noteChoice', params: ({ event }) => event.choice } },
        ],
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If the server refused the order, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'The form says what to correct and keeps what was typed.',
          on: {
            'depositForm.typed': {
              guard: 'isFieldRefused',
              target: 'untouched',
              actions: [{ type: 'noteDraft', params: ({ event }) => event.draft }, 'forgetProblem', 'askForBonus'],
              description: 'The refusal of a field goes as soon as the player changes the form.',
            },
          },
        },
      },
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Quoting' },
      description: 'The server computes the payment, the credit, the fee and the bonus.',
      invoke: {
        id: 'quoteDeposit',
        src: 'quoteDeposit',
        input: ({ context }) => present(context.choice),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'confirming',
            actions: { type: 'noteQuote', params: output },
          },
          { target: 'editing.refused', actions: { type: 'noteQuote', params: output } },
        ],
        onError: { target: 'editing.refused', actions: assign({ problem: { code: 'unreachable' } }) },
      },
    },
    confirming: {
      meta: { title: 'Confirm the deposit' },
      description: 'The player checks the exact quote. There is no order yet.',
      on: { 'depositForm.confirmed': 'confirmed', 'depositForm.edited': 'editing' },
    },
    confirmed: { type: 'final', meta: { title: 'Confirmed' }, description: 'The player has confirmed.' },
  },
});

export type DepositFormRef = ActorRefFrom<typeof depositFormMachine>;

const without = (choice: DepositChoice): DepositChoice => ({ ...choice, activityId: null });
const draftOf = ({ channelId, amount, activityId, bankCode }: DepositChoice) => ({
  channelId,
  amount,
  activityId,
  bankCode,
});
