import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { navigatorOf, sessionOf } from '../system.js';
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
  type User,
} from '../vocabulary.js';
import { isOldEnough, pageOfStep } from './wayIn.js';

type Gender = User['gender'];
export type AvatarChoice = components['schemas']['AvatarChoice'];
/** `birthday` as YYYY-MM-DD. What is '' was left out and stays as it is; `avatar` is the id of one of the site's. */
export type ProfileForm = {
  nickname: string;
  realname: string;
  gender: Gender;
  birthday: string;
  email: string;
  avatar: string;
};
/** What may lie in this browser between two visits: never real name, birthday or address (G5), and only for its player. */
export type ProfileDraft = { userId: string; nickname: string; gender: string; avatar: string };
/** `today` as YYYY-MM-DD in the zone of the site. */
export type ProfileSheet = { user: User; avatars: readonly AvatarChoice[]; today: string };

/** Fill profile: what an account from Facebook does not know yet. Can be skipped. */
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
    saveProfile: fromPromise<Result<null>, { form: ProfileForm; userId: string }>(mustBeProvided('saveProfile')),
    /** Whether the profile says what was sent; `before` is what it said when the form was opened. */
    askProfile: fromPromise<boolean, { form: ProfileForm; before: User }>(mustBeProvided('askProfile')),
    rememberSkip: fromPromise<void, { userId: string | null }>(mustBeProvided('rememberSkip')),
  },
  guards: {
    isOfAge: ({ context }, { birthday }: ProfileForm) =>
      birthday === '' || isOldEnough(birthday, present(context.sheet).today, context.country),
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isSaved: (_, isSaved: boolean) => isSaved,
  },
  actions: {
    takeSheet: assign(({ context }, sheet: ProfileSheet) => ({
      sheet,
      // Somebody else's draft is not shown to who logged in after.
      draft: context.draft?.userId === sheet.user.userId ? context.draft : null,
    })),
    keepDraft: assign(({ context }, typed: Omit<ProfileDraft, 'userId'>) => ({
      draft: { ...typed, userId: present(context.sheet).user.userId },
    })),
    take: assign((_, form: ProfileForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    readPlayer: sendTo(sessionOf, { type: 'session.refresh' }),
    leadOn: sendTo(navigatorOf, { type: 'navigation.requested', to: pageOfStep.loginSuccess, replace: true }),
  },
}).createMachine({
  id: 'fillProfile',
  description:
    'For players only (A1), after a login with Facebook. A birthday is told once, which the form says before; in PH it must be that of somebody of 21 (D5).',
  meta: { title: 'Fill in the profile', path: pageOfStep.fillProfile, resumes: { version: 1, fields: ['draft'] } },
  context: ({ input: { country, timeZone, saved } }) => ({
    country,
    timeZone,
    draft: saved,
    sheet: null,
    form: null,
    problem: null,
  }),
  on: { 'fillProfile.skipped': '.skipping' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the profile' },
      description: 'What is known already is filled in.',
      invoke: {
        id: 'loadSheet',
        src: 'loadSheet',
        input: ({ context }) => ({ timeZone: context.timeZone }),
        onDone: { target: 'editing', actions: { type: 'takeSheet', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Profile unavailable' },
      description: 'Asked again, or skipped.',
      on: { 'fillProfile.retried': 'loading' },
    },
    editing: {
      tags: 'form',
      description: 'The form.',
      on: {
        'fillProfile.typed': { actions: { type: 'keepDraft', params: ({ event }) => event.typed } },
        'fillProfile.submitted': [
          {
            guard: { type: 'isOfAge', params: ({ event }) => event.form },
            target: 'saving',
            actions: { type: 'take', params: ({ event }) => event.form },
          },
          {
            target: '.refused',
            actions: { type: 'noteProblem', params: { code: 'tooYoung', field: 'birthday' } },
            description: 'A birthday stays: nothing is sent that would be refused.',
          },
        ],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Profile form' }, description: 'Nothing is wrong.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Profile refused' },
          description: 'Says why, at the field where there is one; what was typed stays.',
        },
      },
    },
    saving: {
      tags: ['busy', 'form'],
      meta: { title: 'Saving the profile' },
      description: 'The form stays where it is.',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ form: present(context.form), userId: present(context.sheet).user.userId }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'saved' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'No answer is no refusal: the profile itself is read.',
      initial: 'asking',
      states: {
        asking: {
          tags: ['busy', 'form'],
          meta: { title: 'Asking whether it is saved' },
          description: 'The form stays; nothing is sent twice.',
          invoke: {
            id: 'askProfile',
            src: 'askProfile',
            input: ({ context }) => ({ form: present(context.form), before: present(context.sheet).user }),
            onDone: [
              { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: '#fillProfile.saved' },
              {
                target: '#fillProfile.editing.refused',
                actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              },
            ],
            onError: 'silent',
          },
        },
        silent: {
          tags: ['form', 'failed'],
          meta: { title: 'Not known whether it is saved' },
          description: 'Only the question can be repeated.',
          on: { 'fillProfile.retried': 'asking' },
        },
      },
    },
    skipping: {
      tags: 'busy',
      meta: { title: 'Skipping' },
      description: 'Remembered for this player, so that nobody is asked at every login.',
      invoke: {
        id: 'rememberSkip',
        src: 'rememberSkip',
        input: ({ context }) => ({ userId: context.sheet?.user.userId ?? null }),
        onDone: 'skipped',
        onError: 'skipped',
      },
      on: { 'fillProfile.skipped': { description: 'It is under way.' } },
    },
    saved: {
      type: 'final',
      tags: 'done',
      entry: ['readPlayer', 'leadOn'],
      meta: { title: 'Profile saved' },
      description: 'The session reads the player anew.',
    },
    skipped: {
      type: 'final',
      tags: 'done',
      entry: 'leadOn',
      meta: { title: 'Profile skipped' },
      description: 'It can be filled in at any time under Account.',
    },
  },
});

export type FillProfileRef = ActorRefFrom<typeof fillProfileMachine>;
