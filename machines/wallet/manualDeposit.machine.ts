import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import type { UploadedPicture } from '../shared/pictures.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import { manualDepositFormMachine } from './manualDepositForm.machine.js';
import type { ConfirmedManual, ManualDraft, ManualReport, SavedManual } from './manualReport.js';
import type { ConfirmedBonus } from './order.js';
import { orderReviewMachine } from './orderReview.machine.js';
import { manualReviewAddress } from './addresses.js';
import { manualDepositWrite, type Placed } from './writes.js';

/** Manual deposit: the player has paid into an account of the site, and reports it. Then the order is reviewed. */
export const manualDepositMachine = setup({
  types: {} as {
    /** `orderNo`: from the address. `saved`: a confirmed report. `form`: from before a reload, newer than `saved`. */
    input: {
      orderNo: string | null;
      saved: SavedManual | null;
      form: Pick<SavedManual, 'draft' | 'receipts'> | null;
    };
    context: {
      draft: ManualDraft | null;
      receipts: readonly UploadedPicture[];
      account: string;
      report: ManualReport | null;
      /** The bonus that the player confirmed with the report. */
      confirmed: ConfirmedBonus;
      key: string | null;
      orderNo: string | null;
      problem: Problem | null;
    };
    events: Plain<'manualDeposit.retried' | 'manualDeposit.reviewRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    manualDepositForm: manualDepositFormMachine,
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendReport: manualDepositWrite,
    traceReport: fromPromise<Answer<Placed>, { key: string }>(mustBeProvided('traceReport')),
    orderReview: orderReviewMachine,
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== null,
    hasKey: ({ context }) => context.key !== null,
    isAccepted: (_, answer: Answer<Placed>) => answer?.ok === true,
    /** The report was changed after its first version had been sent under this key, and that version has arrived. */
    isKeyReused: refusedBecause('keyReused'),
  },
  actions: {
    noteForm: assign((_, { report, confirmed, draft, receipts, account }: ConfirmedManual) => ({
      report,
      confirmed,
      draft,
      receipts,
      account,
      problem: null,
    })),
    noteAnswer: assign((_, answer: Answer<Placed>) => ({
      orderNo: answer?.ok ? answer.value.orderNo : null,
      problem: problemOf(answer),
    })),
    noteUnreachable: assign({ problem: { code: 'unreachable' } }),
    forgetKey: assign({ key: null }),
    openReview: sendTo(navigatorOf, ({ context }) => redirect(manualReviewAddress(present(context.orderNo)))),
  },
}).createMachine({
  id: 'manualDeposit',
  description:
    'The report of a payment is sent once: its idempotency key is kept from the confirmation to a definite response (B5).',
  meta: {
    title: 'Manual deposit',
    resumes: { version: 1, fields: ['draft', 'receipts', 'key'], lasts: 'untilDone' },
  },
  context: ({ input: { orderNo, saved, form } }) => ({
    draft: form?.draft ?? saved?.draft ?? null,
    receipts: form?.receipts ?? saved?.receipts ?? [],
    account: '',
    report: null,
    confirmed: null,
    key: saved?.key ?? null,
    orderNo,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The address may name an order, or a key was stored before a reload and an order may exist.',
      always: [
        { guard: 'hasOrderNo', target: 'reviewing' },
        { guard: 'hasKey', target: 'tracing' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      meta: { title: 'Filling in' },
      description: 'The player pays, fills in the report and confirms it.',
      invoke: {
        id: 'manualDepositForm',
        src: 'manualDepositForm',
        input: ({ context: { draft, receipts, account, problem } }) => ({ draft, receipts, account, problem }),
        onDone: [
          {
            guard: 'hasKey',
            target: 'sending',
            actions: { type: 'noteForm', params: output },
            description: 'The earlier request may still arrive. Under the same key there is only one order.',
          },
          { target: 'reservingKey', actions: { type: 'noteForm', params: output } },
        ],
        onError: 'broken',
      },
    },
    broken: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No form' },
      description: 'The form broke down. The page says so, and a button opens it again.',
      on: { 'manualDeposit.retried': 'editing' },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'A new report gets a key, which is stored before it is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: assign({ key: ({ event }) => event.output }) },
        onError: { target: 'editing', actions: 'noteUnreachable' },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending the report' },
      description: 'The report is sent, or looked up, until the server gives a definite response.',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({
          request: {
            report: present(context.report),
            confirmed: context.confirmed,
            key: present(context.key),
          },
          mayExist: false,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'placed',
            actions: { type: 'noteAnswer', params: output },
          },
          {
            guard: { type: 'isKeyReused', params: output },
            target: 'tracing',
            description: 'An earlier version of the report has arrived, so its order is looked up.',
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteAnswer', params: output }],
            description: 'It was refused and the form shows the reason, or it never arrived and the player gave it up.',
          },
        ],
        onError: 'unanswered',
      },
    },
    tracing: {
      tags: 'busy',
      meta: { title: 'Checking whether it arrived' },
      description: 'The order is looked up by the key of the report. Nothing is sent again.',
      invoke: {
        id: 'traceReport',
        src: 'traceReport',
        input: ({ context }) => ({ key: present(context.key) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'placed',
            actions: { type: 'noteAnswer', params: output },
          },
          { target: 'unsent' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'No answer about the report' },
      description: 'It is unknown what became of the report. The player can only repeat the lookup.',
      on: { 'manualDeposit.retried': 'resuming' },
    },
    unsent: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'It never arrived' },
      description:
        'The number of the account is not stored, so the player completes the form and sends it again, under the same key.',
      on: { 'manualDeposit.retried': 'editing' },
    },
    placed: {
      tags: 'done',
      meta: { title: 'Under review' },
      description: 'The report waits for its review. The page of the review opens by itself.',
      entry: ['forgetKey', 'openReview'],
      on: { 'manualDeposit.reviewRequested': { actions: 'openReview' } },
    },
    reviewing: {
      meta: { title: 'Following the review' },
      description: 'The player follows the order of the address until the review has decided.',
      invoke: {
        id: 'orderReview',
        src: 'orderReview',
        input: ({ context }) => ({ kind: 'manualDeposit', orderNo: present(context.orderNo) }),
        onError: 'unanswered',
      },
    },
  },
});

export type ManualDepositRef = ActorRefFrom<typeof manualDepositMachine>;
