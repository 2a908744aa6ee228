import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { navigatorOf, sessionOf } from '../system.js';
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
  type User,
} from '../vocabulary.js';
import { isOldEnough, pageOfStep } from './loginSteps.js';
import { profileWrite } from './writes.js';

type Gender = User['gender'];
export type AvatarChoice = components['schemas']['AvatarChoice'];
/**
 * `birthday` as YYYY-MM-DD; `avatar` is the id of one of the site's avatars. An empty `birthday`, `email` or `avatar` is not
 * sent, so that the server keeps its value.
 */
export type ProfileForm = {
  nickname: string;
  realname: string;
  gender: Gender;
  birthday: string;
  email: string;
  avatar: string;
};
/** The draft that may be stored in this browser: never real name, birthday or e-mail (G5), and only for its player. */
export type ProfileDraft = { userId: string; nickname: string; gender: string; avatar: string };
/** `today` as YYYY-MM-DD in the time zone of the site. */
export type ProfileSheet = { user: User; avatars: readonly AvatarChoice[]; today: string };

/**
 * Fill profile: the player gives the data that Facebook did not give, or skips it. A birthday cannot be changed after it was
 * saved, and the form says so before the player saves it.
 */
export const fillProfileMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode']; timeZone: string; saved: ProfileDraft | null };
    context: {
      country: SiteInfo['countryCode'];
      timeZone: string;
      draft: ProfileDraft | null;
      sheet: ProfileSheet | null;
      form: ProfileForm | null;
      problem: Problem | null;
    };
    events:
      | { type: 'fillProfile.typed'; typed: Omit<ProfileDraft, 'userId'> }
      | { type: 'fillProfile.submitted'; form: ProfileForm }
      | Plain<'fillProfile.skipped' | 'fillProfile.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadSheet: fromPromise<ProfileSheet, { timeZone: string }>(mustBeProvided('loadSheet')),
    sendProfile: profileWrite,
    storeSkip: fromPromise<void, { userId: string | null }>(mustBeProvided('storeSkip')),
  },
  guards: {
    isOfAge: ({ context }, { birthday }: ProfileForm) =>
      birthday === '' || isOldEnough(birthday, present(context.sheet).today, context.country),
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
  },
  actions: {
    noteSheet: assign(({ context }, sheet: ProfileSheet) => ({
      sheet,
      // Another player of this browser may have typed it.
      draft: context.draft?.userId === sheet.user.userId ? context.draft : null,
    })),
    noteDraft: assign(({ context }, typed: Omit<ProfileDraft, 'userId'>) => ({
      draft: { ...typed, userId: present(context.sheet).user.userId },
    })),
    note: assign((_, form: ProfileForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    openNextPage: sendTo(navigatorOf, { type: 'navigation.requested', to: pageOfStep.loginSuccess, replace: true }),
  },
}).createMachine({
  id: 'fillProfile',
  description:
    'For players only (A1), after a login with Facebook. A birthday can be set once. PH: at least 21 years (D5).',
  meta: { title: 'Fill in the profile', path: pageOfStep.fillProfile, resumes: { version: 1, fields: ['draft'] } },
  context: ({ input: { country, timeZone, saved } }) => ({
    country,
    timeZone,
    draft: saved,
    sheet: null,
    form: null,
    problem: null,
  }),
  on: { 'fillProfile.skipped': '.storing' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the profile' },
      description: 'Known values are filled into the form.',
      invoke: {
        id: 'loadSheet',
        src: 'loadSheet',
        input: ({ context }) => ({ timeZone: context.timeZone }),
        onDone: { target: 'editing', actions: { type: 'noteSheet', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Profile unavailable' },
      description: 'The player retries or skips.',
      on: { 'fillProfile.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: 'The player fills in the form.',
      on: {
        'fillProfile.typed': { actions: { type: 'noteDraft', params: ({ event }) => event.typed } },
        'fillProfile.submitted': [
          {
            guard: { type: 'isOfAge', params: ({ event }) => event.form },
            target: 'sending',
            actions: { type: 'note', params: ({ event }) => event.form },
          },
          {
            target: '.refused',
            actions: { type: 'noteProblem', params: { code: 'tooYoung', field: 'birthday' } },
            description: 'A birthday cannot be changed later, so one that would be refused is not sent.',
          },
        ],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Profile form' }, description: 'The form shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Profile refused' },
          description: 'The form says why, at the field if there is one, and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Saving the profile' },
      description: 'The form stays on screen. After a lost response the profile is loaded to find out.',
      invoke: {
        id: 'sendProfile',
        src: 'sendProfile',
        input: ({ context: { form, sheet } }) => ({
          request: { form: present(form), before: present(sheet).user },
          mayExist: false,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'saved' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
    },
    storing: {
      tags: 'busy',
      meta: { title: 'Skipping' },
      description: 'Stored for this player, if known by now, so that later logins in this browser do not ask again.',
      invoke: {
        id: 'storeSkip',
        src: 'storeSkip',
        input: ({ context }) => ({ userId: context.sheet?.user.userId ?? null }),
        onDone: 'skipped',
        onError: 'skipped',
      },
      on: { 'fillProfile.skipped': { description: 'Already skipping.' } },
    },
    saved: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'openNextPage'],
      meta: { title: 'Profile saved' },
      description: 'The session reloads the player, and the next page opens.',
    },
    skipped: {
      type: 'final',
      tags: 'done',
      entry: 'openNextPage',
      meta: { title: 'Profile skipped' },
      description: 'The player can fill it in at any time under Account.',
    },
  },
});

export type FillProfileRef = ActorRefFrom<typeof fillProfileMachine>;
