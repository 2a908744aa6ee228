import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
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

export type PlayerDevice = components['schemas']['Device'];
/** What is signed out: one device by its id, or `others`. */
export type SignOutTarget = string;
/** The contract's name for all devices but the calling one. */
export const others = 'others';

/** Devices: where the player is logged in, and how to sign out the other devices. */
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
    note: assign((_, devices: readonly PlayerDevice[]) => ({ devices })),
    aim: assign((_, target: SignOutTarget) => ({ target, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    raiseSignedOut: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'account.signedOut' })),
  },
}).createMachine({
  id: 'devices',
  description: 'This device is first. A device that is signed out learns it with its next request.',
  meta: { title: 'Devices' },
  context: { devices: [], target: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the devices' },
      description: 'The page shows a skeleton of the list.',
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: [
          { guard: { type: 'hasOthers', params: output }, target: 'shown', actions: { type: 'note', params: output } },
          { target: 'empty', actions: { type: 'note', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Devices cannot be loaded' },
      description: 'The player can retry.',
      on: { 'devices.retried': 'loading' },
    },
    empty: { tags: 'done', meta: { title: 'Only this device' }, description: 'There is nothing to sign out.' },
    shown: {
      description: 'The list has this device and others.',
      on: {
        'devices.signOutAsked': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event.target } },
      },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'Devices' },
          description: 'Each other device has a button to sign it out, and one button signs out all of them.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Not signed out' },
          description: 'The page says why; the list is unchanged.',
        },
      },
    },
    confirming: {
      meta: { title: 'Sign out?' },
      description: 'A dialog says that whoever uses the device has to log in again.',
      on: { 'devices.closed': 'shown', 'devices.signOutConfirmed': 'sending' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Signing out' },
      description: 'A device that is no longer logged in counts as signed out.',
      invoke: {
        id: 'signOutDevice',
        src: 'signOutDevice',
        input: ({ context }) => ({ target: present(context.target) }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'loading', actions: 'raiseSignedOut' },
          {
            target: 'shown.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
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
          meta: { title: 'Checking whether it was signed out' },
          description: 'Loads the list again.',
          invoke: {
            id: 'loadDevices',
            src: 'loadDevices',
            onDone: [
              {
                guard: { type: 'isStillThere', params: output },
                target: '#devices.shown.refused',
                actions: [
                  { type: 'note', params: output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
              {
                guard: { type: 'hasOthers', params: output },
                target: '#devices.shown',
                actions: [{ type: 'note', params: output }, 'raiseSignedOut'],
              },
              { target: '#devices.empty', actions: [{ type: 'note', params: output }, 'raiseSignedOut'] },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'Outcome unknown' },
          description: 'The page says that it may have happened. The player can check again.',
          on: { 'devices.retried': 'tracing' },
        },
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
