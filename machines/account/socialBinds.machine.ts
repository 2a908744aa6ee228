import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import type { FacebookReturn, Grant } from '../access/facebookLogin.machine.js';
import { path } from '../addresses.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

export type SocialBind = components['schemas']['SocialBind'];

/**
 * Social binds: the player binds Facebook to the account or unbinds it. Facebook redirects to this page after a bind, and
 * to the page of `facebookLogin` after a login (C9). The button that leaves for Facebook is the chart `facebookStart`.
 */
export const socialBindsMachine = setup({
  types: {} as {
    context: {
      grant: Grant | null;
      /** Null before the list is loaded, and where the site offers no network. */
      bind: SocialBind | null;
      problem: Problem | null;
    };
    events: Plain<
      'socialBinds.unbindAsked' | 'socialBinds.unbindConfirmed' | 'socialBinds.closed' | 'socialBinds.retried'
    >;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Removes the result from the URL before anything else is done. */
    recallReturn: fromPromise<FacebookReturn>(mustBeProvided('recallReturn')),
    bindNetwork: fromPromise<Result<null>, Grant>(mustBeProvided('bindNetwork')),
    loadBinds: fromPromise<readonly SocialBind[]>(mustBeProvided('loadBinds')),
    unbindNetwork: fromPromise<Result<null>>(mustBeProvided('unbindNetwork')),
  },
  guards: {
    isGranted: (_, { kind }: FacebookReturn) => kind === 'granted',
    isDenied: (_, { kind }: FacebookReturn) => kind === 'denied',
    isAccepted: (_, result: Result<null>) => result.ok,
    isOnlyWayIn: (_, result: Result<null>) => problemOf(result)?.code === 'onlyWayIn',
    isGone: (_, result: Result<null>) => result.ok || result.problem.code === 'notFound',
    isNotOffered: (_, binds: readonly SocialBind[]) => binds.length === 0,
    isBound: (_, binds: readonly SocialBind[]) => binds.some(({ isBound }) => isBound),
    hasProblem: ({ context }) => context.problem !== null,
  },
  actions: {
    noteGrant: assign((_, answer: FacebookReturn) => ({ grant: answer.kind === 'granted' ? answer.grant : null })),
    forgetGrant: assign({ grant: null }),
    note: assign((_, binds: readonly SocialBind[]) => ({ bind: binds[0] ?? null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    raiseBound: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'account.socialBound' })),
    raiseUnbound: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'account.socialUnbound' })),
  },
}).createMachine({
  id: 'socialBinds',
  description:
    'The result of Facebook is sent once and never stored; after a lost response the list says whether it happened (C9).',
  meta: { title: 'Linked accounts', path: path.socialBinds },
  context: { grant: null, bind: null, problem: null },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Reading the result' },
      description:
        'The player may come back from Facebook: the result is removed from the URL before the first request.',
      invoke: {
        id: 'recallReturn',
        src: 'recallReturn',
        onDone: [
          {
            guard: { type: 'isGranted', params: output },
            target: 'binding',
            actions: { type: 'noteGrant', params: output },
          },
          {
            guard: { type: 'isDenied', params: output },
            target: 'loading',
            actions: { type: 'noteProblem', params: { code: 'socialDenied' } },
            description: 'The player cancelled at Facebook.',
          },
          { target: 'loading', description: 'The page was opened from the account, or reloaded.' },
        ],
        onError: 'loading',
      },
    },
    binding: {
      tags: 'busy',
      meta: { title: 'Linking Facebook' },
      description: 'The server accepts the result only for the player and in the browser that began the bind.',
      invoke: {
        id: 'bindNetwork',
        src: 'bindNetwork',
        input: ({ context }) => present(context.grant),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'loading', actions: 'raiseBound' },
          {
            target: 'loading',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            description: 'For example, this person at Facebook is bound to another player.',
          },
        ],
        onError: {
          target: 'loading',
          actions: { type: 'noteProblem', params: { code: 'unreachable' } },
          description: 'It may be bound: the list tells.',
        },
      },
      exit: 'forgetGrant',
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the links' },
      description: 'The page shows a skeleton of the list.',
      invoke: {
        id: 'loadBinds',
        src: 'loadBinds',
        onDone: [
          { guard: { type: 'isNotOffered', params: output }, target: 'notOffered' },
          {
            guard: { type: 'isBound', params: output },
            target: 'bound',
            actions: [{ type: 'note', params: output }, 'forgetProblem'],
            description: 'Facebook is bound, so an earlier problem no longer matters.',
          },
          { guard: 'hasProblem', target: 'unbound.refused', actions: { type: 'note', params: output } },
          { target: 'unbound', actions: { type: 'note', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Links cannot be loaded' },
      description: 'The player can retry.',
      on: { 'socialBinds.retried': 'loading' },
    },
    notOffered: {
      meta: { title: 'No network to link' },
      description: 'The site offers no social network, for example in Myanmar, where Facebook is blocked (C9).',
    },
    unbound: {
      description: 'The button leaves for Facebook.',
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Facebook not linked' }, description: 'The page says what a link is for.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Facebook was not linked' },
          description: 'The page says why. The player can start again with Facebook.',
        },
      },
    },
    bound: {
      description: 'The page shows the name at Facebook and since when it is bound.',
      on: { 'socialBinds.unbindAsked': 'confirming' },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Facebook linked' }, description: 'The player can unbind it.' },
        onlyWayIn: {
          tags: 'failed',
          meta: { title: 'Facebook is the only way in' },
          description: 'Without a phone the player could not log in any more. The page leads to adding a phone.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Facebook is still linked' },
          description: 'The page says why it was not unbound.',
        },
      },
    },
    confirming: {
      meta: { title: 'Unlink Facebook?' },
      description: 'The page says how the player logs in afterwards.',
      on: { 'socialBinds.closed': 'bound', 'socialBinds.unbindConfirmed': 'unbinding' },
    },
    unbinding: {
      tags: 'busy',
      meta: { title: 'Unlinking Facebook' },
      description: 'A network that is no longer bound counts as unbound.',
      entry: 'forgetProblem',
      invoke: {
        id: 'unbindNetwork',
        src: 'unbindNetwork',
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'loading', actions: 'raiseUnbound' },
          { guard: { type: 'isOnlyWayIn', params: output }, target: 'bound.onlyWayIn' },
          { target: 'bound.refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The response was lost, so the list is loaded to find out.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking whether it was unlinked' },
          description: 'Loads the list again. Nothing is sent again.',
          invoke: {
            id: 'loadBinds',
            src: 'loadBinds',
            onDone: [
              {
                guard: { type: 'isBound', params: output },
                target: '#socialBinds.bound.refused',
                actions: [
                  { type: 'note', params: output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
              { target: '#socialBinds.unbound', actions: [{ type: 'note', params: output }, 'raiseUnbound'] },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Outcome unknown' },
          description: 'The page says that it may have happened. The player can check again.',
          on: { 'socialBinds.retried': 'tracing' },
        },
      },
    },
  },
});

export type SocialBindsRef = ActorRefFrom<typeof socialBindsMachine>;
