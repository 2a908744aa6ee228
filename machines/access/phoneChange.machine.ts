import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import { nothingTyped, type PhoneChangeForm, type SavedPhoneChange } from './phoneChange.js';
import { phoneChangeWrite } from './writes.js';

/**
 * Phone change: the player proves to own the account, by a code to the old phone or by the password, and to have the new phone,
 * by a code to it. Every other session of the account ends.
 */
export const phoneChangeMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode']; saved: SavedPhoneChange | null };
    context: SavedPhoneChange & {
      country: SiteInfo['countryCode'];
      /** The phone of the account, masked. */
      current: string;
      form: PhoneChangeForm | null;
      problem: Problem | null;
    };
    events:
      | { type: 'phoneChange.typed'; typed: Partial<Pick<SavedPhoneChange, 'phone' | 'proof'>> }
      | { type: 'phoneChange.codeRequested'; phone: string }
      | { type: 'phoneChange.submitted'; form: PhoneChangeForm }
      | Plain<'phoneChange.oldCodeRequested' | 'phoneChange.phoneMistyped' | 'phoneChange.retried'>
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    oldCountdown: codeCountdownMachine,
    newCountdown: codeCountdownMachine,
    /** The phone of the account, masked; '' if it has none. */
    loadPhone: fromPromise<string>(mustBeProvided('loadPhone')),
    sendNewPhone: phoneChangeWrite,
  },
  guards: {
    hasNone: (_, phone: string) => phone === '',
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
  },
  actions: {
    noteCurrent: assign((_, current: string) => ({ current })),
    noteTyped: assign((_, typed: Partial<SavedPhoneChange>) => typed),
    note: assign((_, form: PhoneChangeForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    requestOldCode: sendTo('oldCountdown', ({ context }) => ({
      type: 'codeCountdown.requested',
      phone: context.current,
    })),
    requestNewCode: sendTo('newCountdown', (_, phone: string) => ({ type: 'codeCountdown.requested', phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'profile.saved' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    leave: sendTo(navigatorOf, redirect(path.myInformation)),
  },
}).createMachine({
  id: 'phoneChange',
  description:
    'Codes and password are never stored. The new phone survives a reload, and so do the waits for other codes (C3).',
  meta: {
    title: 'Change the phone',
    path: path.changePhone,
    resumes: { version: 1, fields: ['phone', 'sentTo', 'sentFrom', 'proof'] },
  },
  context: ({ input: { country, saved } }) => ({
    country,
    ...(saved ?? nothingTyped),
    current: '',
    form: null,
    problem: null,
  }),
  invoke: [
    {
      id: 'oldCountdown',
      src: 'oldCountdown',
      input: ({ context }) => ({ purpose: 'leavePhone', phone: context.sentFrom || null }),
    },
    {
      id: 'newCountdown',
      src: 'newCountdown',
      input: ({ context }) => ({ purpose: 'changePhone', phone: context.sentTo || null }),
    },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the present phone' },
      description: 'The form shows, masked, which phone gets the first code.',
      invoke: {
        id: 'loadPhone',
        src: 'loadPhone',
        onDone: [
          { guard: { type: 'hasNone', params: output }, target: 'missing' },
          { target: 'editing', actions: { type: 'noteCurrent', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Phone not known' },
      description: 'The account could not be read: the player retries.',
      on: { 'phoneChange.retried': 'loading' },
    },
    missing: {
      tags: 'done',
      meta: { title: 'No phone yet' },
      description: 'An account that came with Facebook has nothing to change. The page leads to adding a phone.',
    },
    editing: {
      tags: 'form',
      description: 'The player gives the proof, enters the new phone, then the code that was sent to it.',
      on: {
        'phoneChange.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.typed },
          description: 'Saved on every change: the phone may kill the tab while the player reads an SMS.',
        },
        'phoneChange.phoneMistyped': { actions: 'raisePhoneInvalid' },
        'phoneChange.oldCodeRequested': {
          target: '.untouched',
          actions: [{ type: 'noteTyped', params: ({ context }) => ({ sentFrom: context.current }) }, 'requestOldCode'],
        },
        'phoneChange.codeRequested': {
          target: '.untouched',
          actions: [
            { type: 'noteTyped', params: ({ event }) => ({ sentTo: event.phone }) },
            { type: 'requestNewCode', params: ({ event }) => event.phone },
          ],
        },
        'phoneChange.submitted': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.form } },
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
          description: 'The form says how long a code is valid, and what to do if no SMS arrives.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Phone refused' },
          description: 'The form says why, at the field if there is one, and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Changing the phone' },
      description: 'This session goes on. After a lost response the account tells which phone it has now.',
      invoke: {
        id: 'sendNewPhone',
        src: 'sendNewPhone',
        input: ({ context: { form, current } }) => ({ request: { ...present(form), current }, mayExist: false }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'changed' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
      exit: 'forget',
    },
    changed: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'raiseSaved', 'leave'],
      meta: { title: 'Phone changed' },
      description: 'The page of the profile opens and shows the new phone.',
    },
  },
});

export type PhoneChangeRef = ActorRefFrom<typeof phoneChangeMachine>;
