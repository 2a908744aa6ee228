import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { sessionOf } from '../system.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type PlayerEvent, type UiTag } from '../vocabulary.js';

export type NextLevel = components['schemas']['NextLevelSchedule'];

/** Account: the personal centre. Session, balance and preferences are separate long-lived actors. */
export const accountMachine = setup({
  types: {} as {
    /** `hasSchedule`: the site shows what is missing for the next level (`levelScheduleStatus`). */
    input: { hasSchedule: boolean };
    context: { hasSchedule: boolean; next: NextLevel | null };
    events:
      | PlayerEvent
      | Plain<'account.levelRetried' | 'account.logoutRequested' | 'account.logoutConfirmed' | 'account.closed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Reports whether a player is logged in: at once, and when that changes. */
    watchPlayer: fromCallback<PlayerEvent>(() => undefined),
    loadNextLevel: fromPromise<NextLevel>(mustBeProvided('loadNextLevel')),
  },
  guards: { hasSchedule: ({ context }) => context.hasSchedule },
  actions: {
    endSession: sendTo(sessionOf, { type: 'session.end' }),
    noteLevel: assign((_, next: NextLevel) => ({ next })),
    forgetLevel: assign({ next: null }),
  },
}).createMachine({
  id: 'account',
  description:
    'Open to visitors, who see what an account gives and how to get one; players see their own data (section 6).',
  meta: { title: 'Account' },
  context: ({ input }) => ({ hasSchedule: input.hasSchedule, next: null }),
  invoke: { id: 'watchPlayer', src: 'watchPlayer' },
  type: 'parallel',
  states: {
    question: {
      description: 'The question before a logout.',
      initial: 'hidden',
      states: {
        hidden: {
          meta: { title: 'Personal centre' },
          description: 'No dialog is open.',
          on: { 'account.logoutRequested': 'confirming' },
        },
        confirming: {
          meta: { title: 'Log out?' },
          description: 'An accidental tap must not end a session.',
          on: { 'account.closed': 'hidden', 'account.logoutConfirmed': { target: 'hidden', actions: 'endSession' } },
        },
      },
    },
    level: {
      description: 'The bar to the next level, below the name. Everything else on the page is there without it.',
      initial: 'hidden',
      on: { 'session.absent': { target: '.hidden', actions: 'forgetLevel' } },
      states: {
        hidden: {
          meta: { title: 'No level' },
          description: 'A visitor has no level, and the site may not show what is missing for the next one.',
          on: { 'session.loggedIn': { guard: 'hasSchedule', target: 'loading' } },
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading the level' },
          description: 'The page shows a skeleton of the bar.',
          invoke: {
            id: 'loadNextLevel',
            src: 'loadNextLevel',
            onDone: { target: 'shown', actions: { type: 'noteLevel', params: output } },
            onError: 'unavailable',
          },
        },
        shown: {
          tags: 'done',
          meta: { title: 'Level' },
          description: 'How much of the way to the next level is done, or that it is the highest one.',
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Level cannot be loaded' },
          description: 'A sentence in place of the bar, with a retry button.',
          on: { 'account.levelRetried': 'loading' },
        },
      },
    },
  },
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
