import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
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
  type UiTag,
} from '../vocabulary.js';
import type { PlayerDevice, SignOutTarget } from './devices.js';
import { signOutWrite } from './writes.js';

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
    sendSignOut: signOutWrite,
  },
  guards: {
    hasOthers: (_, devices: readonly PlayerDevice[]) => devices.some(({ isCurrent }) => !isCurrent),
    /** A device that is no longer logged in counts as signed out. */
    isGone: (_, answer: Answer<null>) => answer?.ok === true || problemOf(answer)?.code === 'notFound',
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
      tags: ['failed', 'autoRetry'],
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
      meta: { title: 'Signing out' },
      description: 'The list is loaded again afterwards. After a lost response it tells whether it happened.',
      invoke: {
        id: 'sendSignOut',
        src: 'sendSignOut',
        input: ({ context }) => ({ request: { target: present(context.target) }, mayExist: false }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'loading', actions: 'raiseSignedOut' },
          {
            target: 'shown.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
