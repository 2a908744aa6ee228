import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import { newPasskeyMachine, type NewPasskey, type NewPasskeyOptions, type NotAdded } from './newPasskey.machine.js';

/** Passkey offer: after a login with a password, where the device can keep a passkey and the player has none (C10). */
export const passkeyOfferMachine = setup({
  types: {} as {
    context: { notAdded: NotAdded | null };
    events: Plain<'passkeyOffer.accepted' | 'passkeyOffer.skipped' | 'passkeyOffer.declined'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    /** Whether this device can verify its player, and the offer was not declined on it. */
    checkDevice: fromPromise<boolean>(mustBeProvided('checkDevice')),
    /** Tells both whether the address allows passkeys, and which ones the player has. */
    requestNewOptions: fromPromise<Result<NewPasskeyOptions>>(mustBeProvided('requestNewOptions')),
    newPasskey: newPasskeyMachine,
    rememberDeclined: fromPromise<void>(mustBeProvided('rememberDeclined')),
  },
  guards: {
    isOpen: (_, isOpen: boolean) => isOpen,
    hasNone: (_, result: Result<NewPasskeyOptions>) => result.ok && result.value.excludeCredentials.length === 0,
    isAdded: (_, { kind }: NewPasskey) => kind === 'added',
  },
  actions: {
    noteNotAdded: assign((_, outcome: NewPasskey) => ({ notAdded: outcome.kind === 'added' ? null : outcome })),
    forget: assign({ notAdded: null }),
  },
}).createMachine({
  id: 'passkeyOffer',
  description: 'A popup over a main page, once for each login with a password. Nothing depends on it.',
  meta: { title: 'Offer of a passkey' },
  context: { notAdded: null },
  initial: 'checkingDevice',
  states: {
    checkingDevice: {
      meta: { title: 'Checking the device' },
      description: 'In the background.',
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        onDone: [
          { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'checkingPlayer' },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    checkingPlayer: {
      meta: { title: 'Checking the player' },
      description: 'In the background. A player who has a passkey, on any device, is not asked.',
      invoke: {
        id: 'requestNewOptions',
        src: 'requestNewOptions',
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    offered: {
      tags: 'popup',
      description: 'The popup explains what a passkey is.',
      on: {
        'passkeyOffer.accepted': { target: 'adding', actions: 'forget' },
        'passkeyOffer.skipped': { target: 'over', description: 'The next login with a password offers it again.' },
        'passkeyOffer.declined': 'declining',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Passkey offered' }, description: 'The player decides.' },
        notAdded: {
          tags: 'failed',
          meta: { title: 'Not added' },
          description:
            'The popup says why; the button tries again. If the outcome is unknown, the list of passkeys tells.',
        },
      },
    },
    adding: {
      tags: ['popup', 'busy'],
      meta: { title: 'Adding a passkey' },
      description: 'The browser and the device ask the player.',
      invoke: {
        id: 'newPasskey',
        src: 'newPasskey',
        onDone: [
          { guard: { type: 'isAdded', params: ({ event }) => event.output }, target: 'added' },
          { target: 'offered.notAdded', actions: { type: 'noteNotAdded', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'offered.notAdded',
          actions: { type: 'noteNotAdded', params: { kind: 'unusable' } },
          description: 'The chart broke.',
        },
      },
    },
    added: {
      tags: 'popup',
      meta: { title: 'Passkey added' },
      description: 'The popup says how to log in with it, and where to find it.',
      on: { 'passkeyOffer.skipped': 'over' },
    },
    declining: {
      tags: ['popup', 'busy'],
      meta: { title: 'Not again on this device' },
      description: 'Stored in this browser. The page of the passkeys still adds one.',
      invoke: {
        id: 'rememberDeclined',
        src: 'rememberDeclined',
        onDone: 'over',
        onError: { target: 'over', description: 'Not stored, so the next login offers it again.' },
      },
    },
    over: { tags: 'done', meta: { title: 'Over' }, description: 'Nothing is shown.' },
  },
});

export type PasskeyOfferRef = ActorRefFrom<typeof passkeyOfferMachine>;
