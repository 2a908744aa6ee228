import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import { pageOfStep, type WayInStep } from './wayIn.js';

/** `phone` in 0-form. */
export type BindPhoneForm = { phone: string; code: string };
/** What outlives a tab kill, never the code; the session that it belongs to takes it along. `phone` as it was typed; `sentTo`: the phone that the last code was asked for, or ''. */
export type SavedBindPhone = { phone: string; sentTo: string };
/** `next` is what comes after the phone. */
export type PhoneState = { hasPhone: boolean; next: WayInStep };

/** Bind phone: gives a phone to an account that began at a social login. */
export const bindPhoneMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode']; saved: SavedBindPhone | null };
    context: SavedBindPhone & {
      country: SiteInfo['countryCode'];
      form: BindPhoneForm | null;
      problem: Problem | null;
      next: WayInStep;
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
    askPhone: fromPromise<PhoneState>(mustBeProvided('askPhone')),
    bindNumber: fromPromise<Result<null>, BindPhoneForm>(mustBeProvided('bindNumber')),
  },
  guards: {
    hasPhone: (_, { hasPhone }: PhoneState) => hasPhone,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isBoundAlready: (_, result: Result<unknown>) => problemOf(result)?.code === 'phoneBound',
  },
  actions: {
    keep: assign((_, typed: Partial<SavedBindPhone>) => typed),
    take: assign((_, form: BindPhoneForm) => ({ form, problem: null })),
    takeNext: assign((_, { next }: PhoneState) => ({ next })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    askForCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'code.send', phone })),
    tellPhone: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    leadOn: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: pageOfStep[context.next],
      replace: true,
    })),
  },
}).createMachine({
  id: 'bindPhone',
  description:
    'For players only (A1), after a login with Facebook. Section 2 gives a skip to the profile alone; but who is logged in cannot be held, so Later leads on and the phone is asked for anew at every such login until there is one.',
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
  on: { 'bindPhone.postponed': '.postponed' },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      meta: { title: 'Asking for the phone' },
      description: 'Who has one is led on.',
      invoke: {
        id: 'askPhone',
        src: 'askPhone',
        onDone: [
          {
            guard: { type: 'hasPhone', params: ({ event }) => event.output },
            target: 'bound',
            actions: { type: 'takeNext', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takeNext', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Phone not known' },
      description: 'No connection: asked again, or later.',
      on: { 'bindPhone.retried': 'checking' },
    },
    editing: {
      tags: 'form',
      description: 'Phone, then the code that was sent to it.',
      on: {
        'bindPhone.typed': {
          actions: { type: 'keep', params: ({ event }) => event.typed },
          description: 'As it is typed: a phone may end the page while its player reads the SMS.',
        },
        'bindPhone.phoneMistyped': { actions: 'tellPhone' },
        'bindPhone.codeRequested': {
          target: '.untouched',
          actions: [
            { type: 'keep', params: ({ event }) => ({ sentTo: event.phone }) },
            { type: 'askForCode', params: ({ event }) => event.phone },
          ],
        },
        'bindPhone.submitted': { target: 'binding', actions: { type: 'take', params: ({ event }) => event.form } },
        'code.denied': { target: '.refused', actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
        'code.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Phone form' }, description: 'Nothing is wrong.' },
        awaitingCode: {
          meta: { title: 'SMS on its way' },
          description: 'Says how long the code is good for, and what to do when none comes.',
        },
        refused: { tags: 'failed', meta: { title: 'Phone refused' }, description: 'Says why; what was typed stays.' },
      },
    },
    binding: {
      tags: ['busy', 'form'],
      meta: { title: 'Binding the phone' },
      description: 'The session stays the same: the answer brings no token.',
      invoke: {
        id: 'bindNumber',
        src: 'bindNumber',
        input: ({ context }) => present(context.form),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'bound' },
          {
            guard: { type: 'isBoundAlready', params: ({ event }) => event.output },
            target: 'bound',
            description: 'Another tab was faster.',
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
      exit: 'forget',
    },
    unknown: {
      description: 'No answer is no refusal: whether there is a phone now is asked.',
      initial: 'asking',
      states: {
        asking: {
          tags: ['busy', 'form'],
          meta: { title: 'Asking whether it is bound' },
          description: 'The form stays; nothing is sent twice.',
          invoke: {
            id: 'askPhone',
            src: 'askPhone',
            onDone: [
              { guard: { type: 'hasPhone', params: ({ event }) => event.output }, target: '#bindPhone.bound' },
              {
                target: '#bindPhone.editing.refused',
                actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              },
            ],
            onError: 'silent',
          },
        },
        silent: {
          tags: ['form', 'failed'],
          meta: { title: 'Not known whether it is bound' },
          description: 'Only the question can be repeated.',
          on: { 'bindPhone.retried': 'asking' },
        },
      },
    },
    bound: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'leadOn'],
      meta: { title: 'Phone bound' },
      description: 'The session reads the player anew; the next step opens.',
    },
    postponed: {
      type: 'final',
      tags: 'done',
      entry: 'leadOn',
      meta: { title: 'Phone later' },
      description: 'Asked again at the next login with Facebook.',
    },
  },
});

export type BindPhoneRef = ActorRefFrom<typeof bindPhoneMachine>;
