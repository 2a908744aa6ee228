import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { isOldEnough } from '../access/loginSteps.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type SiteInfo,
  type UiTag,
  type User,
} from '../vocabulary.js';
import {
  isChanged,
  otherCardName,
  storedValue,
  tidied,
  type ProfileEdit,
  type ProfileField,
  type ProfileSheet,
} from './profile.js';

/** My information: the player reads the profile, and changes one field at a time. Each field is saved by itself. */
export const profileMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode']; timeZone: string; saved: ProfileEdit | null };
    context: {
      country: SiteInfo['countryCode'];
      timeZone: string;
      sheet: ProfileSheet | null;
      edit: ProfileEdit | null;
      problem: Problem | null;
    };
    events:
      | { type: 'profile.fieldOpened'; field: ProfileField }
      | { type: 'profile.typed'; value: string }
      | { type: 'profile.submitted'; value: string }
      | Plain<'profile.closed' | 'profile.confirmed' | 'profile.discarded' | 'profile.kept' | 'profile.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadProfile: fromPromise<ProfileSheet, { timeZone: string }>(mustBeProvided('loadProfile')),
    sendField: fromPromise<Result<User>, ProfileEdit>(mustBeProvided('sendField')),
    /** The profile as the server has it now. */
    loadUser: fromPromise<User>(mustBeProvided('loadUser')),
  },
  guards: {
    hasOpenField: ({ context: { edit } }, { user }: ProfileSheet) =>
      edit !== null && !(edit.field === 'birthday' && user.birthday !== null),
    isOpenable: ({ context }, field: ProfileField) =>
      field !== 'birthday' || present(context.sheet).user.birthday === null,
    isUntouched: ({ context }) => !isChanged(present(context.sheet).user, present(context.edit)),
    isSame: ({ context }, value: string) =>
      !isChanged(present(context.sheet).user, { ...present(context.edit), value }),
    isTooYoung: ({ context }, value: string) =>
      context.edit?.field === 'birthday' && !isOldEnough(value, present(context.sheet).today, context.country),
    isBirthday: ({ context }) => context.edit?.field === 'birthday',
    isOtherName: ({ context }, value: string) =>
      context.edit?.field === 'realname' && otherCardName(present(context.sheet).cardNames, value) !== null,
    isSaved: (_, result: Result<User>) => result.ok,
    isFixed: (_, result: Result<User>) => problemOf(result)?.code === 'birthdayFixed',
    isStored: ({ context }, user: User) => !isChanged(user, present(context.edit)),
  },
  actions: {
    noteSheet: assign((_, sheet: ProfileSheet) => ({ sheet })),
    openField: assign(({ context }, field: ProfileField) => ({
      edit: { field, value: storedValue(present(context.sheet).user, field) },
      problem: null,
    })),
    noteTyped: assign(({ context }, value: string) => ({ edit: { ...present(context.edit), value } })),
    note: assign(({ context }, value: string) => ({
      edit: tidied({ ...present(context.edit), value }),
      problem: null,
    })),
    forgetEdit: assign({ edit: null, problem: null }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    noteUser: assign(({ context }, user: User) => ({ sheet: { ...present(context.sheet), user } })),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'profile.saved' })),
    raiseFixed: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'profile.birthdayFixed' })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
  },
}).createMachine({
  id: 'profile',
  description: 'A refused field changes no other one. What was typed survives a reload and a session that expires.',
  meta: { title: 'My information', resumes: { version: 1, fields: ['edit'] } },
  context: ({ input: { country, timeZone, saved } }) => ({
    country,
    timeZone,
    sheet: null,
    edit: saved,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the profile' },
      description: 'Reads the profile, and the holders of the bank cards.',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ timeZone: context.timeZone }),
        onDone: [
          {
            guard: { type: 'hasOpenField', params: output },
            target: 'editing',
            actions: { type: 'noteSheet', params: output },
            description: 'The field that was open before a reload is open again.',
          },
          { target: 'shown', actions: [{ type: 'noteSheet', params: output }, 'forgetEdit'] },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Profile unavailable' },
      description: 'What was typed is kept until the profile can be read.',
      on: { 'profile.retried': 'loading' },
    },
    shown: {
      meta: { title: 'My information' },
      description: 'The list of the fields. No field is open.',
      on: {
        'profile.fieldOpened': {
          guard: { type: 'isOpenable', params: ({ event }) => event.field },
          target: 'editing',
          actions: { type: 'openField', params: ({ event }) => event.field },
        },
      },
    },
    editing: {
      tags: 'form',
      description: 'One field is open.',
      on: {
        'profile.typed': {
          target: '.untouched',
          actions: { type: 'noteTyped', params: ({ event }) => event.value },
          description: 'The value has changed, so an earlier problem no longer shows.',
        },
        'profile.submitted': [
          {
            guard: { type: 'isSame', params: ({ event }) => event.value },
            target: 'shown',
            actions: 'forgetEdit',
            description: 'There is nothing to save.',
          },
          {
            guard: { type: 'isTooYoung', params: ({ event }) => event.value },
            target: '.refused',
            actions: [
              { type: 'note', params: ({ event }) => event.value },
              { type: 'noteProblem', params: { code: 'tooYoung', field: 'birthday' } },
            ],
            description: 'A birthday cannot be changed later, so one that would be refused is not sent (D5).',
          },
          {
            guard: 'isBirthday',
            target: 'confirming',
            actions: { type: 'note', params: ({ event }) => event.value },
          },
          {
            guard: { type: 'isOtherName', params: ({ event }) => event.value },
            target: 'warning',
            actions: { type: 'note', params: ({ event }) => event.value },
          },
          { target: 'sending', actions: { type: 'note', params: ({ event }) => event.value } },
        ],
        'profile.closed': [{ guard: 'isUntouched', target: 'shown', actions: 'forgetEdit' }, { target: 'discarding' }],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Field' }, description: 'The field shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Field refused' },
          description: 'The field says why, and keeps what was typed.',
        },
      },
    },
    confirming: {
      tags: 'form',
      meta: { title: 'Is this your birthday?' },
      description: 'A birthday can be set once, so it is shown in words before it is sent.',
      on: { 'profile.confirmed': 'sending', 'profile.kept': 'editing' },
    },
    warning: {
      tags: 'form',
      meta: { title: 'Another name?' },
      description: 'A bank card carries another name, so a withdrawal to it may be rejected (E5). The player decides.',
      on: { 'profile.confirmed': 'sending', 'profile.kept': 'editing' },
    },
    discarding: {
      tags: 'form',
      meta: { title: 'Discard the change?' },
      description: 'The player closes a field that was changed and not saved.',
      on: { 'profile.discarded': { target: 'shown', actions: 'forgetEdit' }, 'profile.kept': 'editing' },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Saving the field' },
      description: 'The field stays open until the server has answered.',
      invoke: {
        id: 'sendField',
        src: 'sendField',
        input: ({ context }) => present(context.edit),
        onDone: [
          {
            guard: { type: 'isSaved', params: output },
            target: 'saved',
            actions: { type: 'noteUser', params: ({ event }) => present(event.output.ok ? event.output.value : null) },
          },
          {
            guard: { type: 'isFixed', params: output },
            target: 'loading',
            actions: ['forgetEdit', 'raiseFixed'],
            description: 'Another device has set the birthday meanwhile. It is read, and shown.',
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'A missing response is not a refusal. The profile is read to find out; nothing is sent again.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: ['busy', 'form'],
          meta: { title: 'Checking whether it is saved' },
          description: 'The field stays open.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isStored', params: output },
                target: '#profile.saved',
                actions: { type: 'noteUser', params: output },
              },
              {
                target: '#profile.editing.refused',
                actions: [
                  { type: 'noteUser', params: output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: ['form', 'failed', 'autoRetry'],
          meta: { title: 'Not known whether it is saved' },
          description:
            'It is still unknown. The player checks again, or closes the field: the profile is then read anew.',
          on: { 'profile.retried': 'tracing', 'profile.closed': { target: '#profile.loading', actions: 'forgetEdit' } },
        },
      },
    },
    saved: {
      description: 'The list shows the new value, and so do the other pages.',
      entry: ['forgetEdit', 'raiseSaved', 'readPlayer'],
      always: 'shown',
    },
  },
});

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
