import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import { pageOfStep, type LoginStep } from './loginSteps.js';
import { phoneWrite, type BindPhoneForm } from './writes.js';

/**
 * Saved in case the browser kills the tab; never the code. Discarded when its session ends. `phone` as the player typed
 * it; `sentTo`: the phone that the last code was requested for, or ''.
 */
export type SavedBindPhone = { phone: string; sentTo: string };
/** `next` is the step after the phone. */
export type PhoneState = { hasPhone: boolean; next: LoginStep };

/**
 * Bind phone: the player adds a phone to an account that was created by a social login. Section 2 lets only the profile be
 * skipped, but a logged-in player cannot be held at this page. So Later opens the next step, and every later login with
 * Facebook asks again until the account has a phone.
 */
export const bindPhoneMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode']; saved: SavedBindPhone | null };
    context: SavedBindPhone & {
      country: SiteInfo['countryCode'];
      form: BindPhoneForm | null;
      problem: Problem | null;
      next: LoginStep;
    };
    events:
      | { type: 'bindPhone.codeRequested'; phone: string }
      | { type: 'bindPhone.submitted'; form: BindPhoneForm }
      | { type: 'bindPhone.typed'; typed: Pick<SavedBindPhone, 'phone'> }
      | Plain<'bindPhone.phoneMistyped' | 'bindPhone.postponed' | 'bindPhone.retried'>
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    loadPhone: fromPromise<PhoneState>(mustBeProvided('loadPhone')),
    sendPhone: phoneWrite,
  },
  guards: {
    hasPhone: (_, { hasPhone }: PhoneState) => hasPhone,
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
    isBoundAlready: refusedBecause('phoneBound'),
  },
  actions: {
    noteTyped: assign((_, typed: Partial<SavedBindPhone>) => typed),
    note: assign((_, form: BindPhoneForm) => ({ form, problem: null })),
    noteNext: assign((_, { next }: PhoneState) => ({ next })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    requestCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'codeCountdown.requested', phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    openNextPage: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: pageOfStep[context.next],
      replace: true,
    })),
  },
}).createMachine({
  id: 'bindPhone',
  description:
    'For players only (A1): after a login with Facebook, or from a page of the account. The player can postpone it.',
  meta: { title: 'Bind a phone', path: pageOfStep.bindPhone, resumes: { version: 1, fields: ['phone', 'sentTo'] } },
  context: ({ input: { country, saved } }) => ({
    country,
    ...(saved ?? { phone: '', sentTo: '' }),
    form: null,
    problem: null,
    next: 'loginSuccess',
  }),
  invoke: {
    id: 'codeCountdown',
    src: 'codeCountdown',
    input: ({ context }) => ({ purpose: 'bindPhone', phone: context.sentTo || null }),
  },
  on: { 'bindPhone.postponed': '.skipped' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Checking for a phone' },
      description: 'A player who has a phone continues to the next step.',
      invoke: {
        id: 'loadPhone',
        src: 'loadPhone',
        onDone: [
          {
            guard: { type: 'hasPhone', params: output },
            target: 'bound',
            actions: { type: 'noteNext', params: output },
          },
          { target: 'editing', actions: { type: 'noteNext', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Phone not known' },
      description: 'The account could not be read: the player retries or chooses Later.',
      on: { 'bindPhone.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: 'The player enters the phone, then the code that was sent to it.',
      on: {
        'bindPhone.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.typed },
          description: 'Saved on every change: the phone may kill the tab while the player reads the SMS.',
        },
        'bindPhone.phoneMistyped': { actions: 'raisePhoneInvalid' },
        'bindPhone.codeRequested': {
          target: '.untouched',
          actions: [
            { type: 'noteTyped', params: ({ event }) => ({ sentTo: event.phone }) },
            { type: 'requestCode', params: ({ event }) => event.phone },
          ],
        },
        'bindPhone.submitted': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.form } },
        'codeCountdown.refused': {
          target: '.refused',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
        'codeCountdown.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Phone form' }, description: 'The form shows no problem.' },
        awaitingCode: {
          meta: { title: 'SMS on its way' },
          description: 'The form says how long the code is valid, and what to do if no SMS arrives.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Phone refused' },
          description: 'The form says why and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Binding the phone' },
      description: 'The form stays on screen. After a lost response the account tells whether it has a phone now.',
      invoke: {
        id: 'sendPhone',
        src: 'sendPhone',
        input: ({ context }) => ({ request: present(context.form), mayExist: false }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'bound' },
          {
            guard: { type: 'isBoundAlready', params: output },
            target: 'bound',
            description: 'Another tab or device has already bound a phone.',
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
      exit: 'forget',
    },
    bound: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'openNextPage'],
      meta: { title: 'Phone bound' },
      description: 'The session reloads the player; the next step opens.',
    },
    skipped: {
      type: 'final',
      tags: 'done',
      entry: 'openNextPage',
      meta: { title: 'Phone later' },
      description: 'The next login with Facebook asks again.',
    },
  },
});

export type BindPhoneRef = ActorRefFrom<typeof bindPhoneMachine>;
