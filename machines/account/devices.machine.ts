import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

export type PlayerDevice = components['schemas']['Device'];
/** What is signed out: one device by its id, or `others`. */
export type SignOutTarget = string;
/** The contract's name for all but the calling device. */
export const others = 'others';

/** Devices: where the player is logged in, and how to end that elsewhere. */
export const devicesMachine = setup({
  types: {} as {
    context: { devices: readonly PlayerDevice[]; target: SignOutTarget | null; problem: Problem | null };
    events:
      | { type: 'devices.signOutAsked'; target: SignOutTarget }
      | Plain<'devices.signOutConfirmed' | 'devices.closed' | 'devices.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadDevices: fromPromise<readonly PlayerDevice[]>(mustBeProvided('loadDevices')),
    signOutDevice: fromPromise<Result<null>, { target: SignOutTarget }>(mustBeProvided('signOutDevice')),
  },
  guards: {
    hasOthers: (_, devices: readonly PlayerDevice[]) => devices.some(({ isCurrent }) => !isCurrent),
    isStillThere: ({ context }, devices: readonly PlayerDevice[]) =>
      devices.some(({ id, isCurrent }) => (context.target === others ? !isCurrent : id === context.target)),
    isGone: (_, result: Result<null>) => result.ok || result.problem.code === 'notFound',
  },
  actions: {
    keep: assign((_, devices: readonly PlayerDevice[]) => ({ devices })),
    aim: assign((_, target: SignOutTarget) => ({ target, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    tellSignedOut: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'account.signedOut' })),
  },
}).createMachine({
  id: 'devices',
  description: 'This device first. Another one that is signed out hears of it with its next call.',
  meta: { title: 'Devices' },
  context: { devices: [], target: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the devices' },
      description: 'Shapes of rows.',
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => event.output },
            target: 'several',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'alone', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Devices cannot be loaded' },
      description: 'Nothing to show yet.',
      on: { 'devices.retried': 'loading' },
    },
    alone: { tags: 'done', meta: { title: 'Only this device' }, description: 'There is nothing to sign out.' },
    several: {
      description: 'This device and others.',
      on: {
        'devices.signOutAsked': { target: 'asking', actions: { type: 'aim', params: ({ event }) => event.target } },
      },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'Devices' },
          description: 'Each with a way to sign it out, and one for all others.',
        },
        refused: { tags: 'failed', meta: { title: 'Not signed out' }, description: 'Says why; the list is as it was.' },
      },
    },
    asking: {
      meta: { title: 'Sign out?' },
      description: 'Whoever sits there loses what is not finished.',
      on: { 'devices.closed': 'several', 'devices.signOutConfirmed': 'signingOut' },
    },
    signingOut: {
      tags: 'busy',
      meta: { title: 'Signing out' },
      description: 'A device that has gone by itself is as good as signed out.',
      invoke: {
        id: 'signOutDevice',
        src: 'signOutDevice',
        input: ({ context }) => ({ target: present(context.target) }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'tellSignedOut',
          },
          {
            target: 'several.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The answer was lost: the list tells what became of it.',
      initial: 'looking',
      states: {
        looking: {
          tags: 'busy',
          meta: { title: 'Looking whether it was signed out' },
          description: 'Reads the list once more.',
          invoke: {
            id: 'loadDevices',
            src: 'loadDevices',
            onDone: [
              {
                guard: { type: 'isStillThere', params: ({ event }) => event.output },
                target: '#devices.several.refused',
                actions: [
                  { type: 'keep', params: ({ event }) => event.output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
              {
                guard: { type: 'hasOthers', params: ({ event }) => event.output },
                target: '#devices.several',
                actions: [{ type: 'keep', params: ({ event }) => event.output }, 'tellSignedOut'],
              },
              {
                target: '#devices.alone',
                actions: [{ type: 'keep', params: ({ event }) => event.output }, 'tellSignedOut'],
              },
            ],
            onError: 'silent',
          },
        },
        silent: {
          tags: 'failed',
          meta: { title: 'Nobody knows' },
          description: 'Says that it may have happened, and looks again.',
          on: { 'devices.retried': 'looking' },
        },
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
