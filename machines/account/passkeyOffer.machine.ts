import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';
import { newPasskeyMachine, type NewPasskey, type NewPasskeyOptions, type NotAdded } from './newPasskey.machine.js';

/** Passkey offer: a player without a passkey is offered one after a login with a password, if the device can keep it (C10). */
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
    storeDeclined: fromPromise<void>(mustBeProvided('storeDeclined')),
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
  description: 'A popup over a main page, once for each login with a password. If a check fails, nothing is offered.',
  meta: { title: 'Offer of a passkey' },
  context: { notAdded: null },
  initial: 'checking',
  states: {
    checking: {
      meta: { title: 'Checking the device' },
      description: 'In the background.',
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        onDone: [{ guard: { type: 'isOpen', params: output }, target: 'preparing' }, { target: 'ended' }],
        onError: 'ended',
      },
    },
    preparing: {
      meta: { title: 'Checking the player' },
      description: 'In the background. A player who has a passkey, on any device, is not asked.',
      invoke: {
        id: 'requestNewOptions',
        src: 'requestNewOptions',
        onDone: [{ guard: { type: 'hasNone', params: output }, target: 'open' }, { target: 'ended' }],
        onError: 'ended',
      },
    },
    open: {
      tags: 'popup',
      description: 'The popup explains what a passkey is.',
      on: {
        'passkeyOffer.accepted': { target: 'sending', actions: 'forget' },
        'passkeyOffer.skipped': { target: 'ended', description: 'The next login with a password offers it again.' },
        'passkeyOffer.declined': 'storing',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Passkey offered' }, description: 'The player decides.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Not added' },
          description:
            'The popup says why; the button tries again. If the outcome is unknown, the list of passkeys tells.',
        },
      },
    },
    sending: {
      tags: ['popup', 'busy'],
      meta: { title: 'Adding a passkey' },
      description: 'The browser and the device ask the player.',
      invoke: {
        id: 'newPasskey',
        src: 'newPasskey',
        onDone: [
          { guard: { type: 'isAdded', params: output }, target: 'added' },
          { target: 'open.refused', actions: { type: 'noteNotAdded', params: output } },
        ],
        onError: {
          target: 'open.refused',
          actions: { type: 'noteNotAdded', params: { kind: 'unusable' } },
          description: 'The chart broke.',
        },
      },
    },
    added: {
      tags: 'popup',
      meta: { title: 'Passkey added' },
      description: 'The popup says how to log in with it, and where to find it.',
      on: { 'passkeyOffer.skipped': 'ended' },
    },
    storing: {
      tags: ['popup', 'busy'],
      meta: { title: 'Not again on this device' },
      description: 'Stored in this browser. The page of the passkeys still adds one.',
      invoke: {
        id: 'storeDeclined',
        src: 'storeDeclined',
        onDone: 'ended',
        onError: { target: 'ended', description: 'Not stored, so the next login offers it again.' },
      },
    },
    ended: { tags: 'done', meta: { title: 'Over' }, description: 'Nothing is shown.' },
  },
});

export type PasskeyOfferRef = ActorRefFrom<typeof passkeyOfferMachine>;
