import { assign, fromPromise, setup } from 'xstate';
import { passkeyDialogTimeout } from '../shared/durations.js';
import type { components } from '../../openapi/user-api.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

export type Passkey = components['schemas']['Passkey'];
export type NewPasskeyOptions = components['schemas']['NewPasskeyOptions'];
/** What the browser made (RegistrationResponseJSON). */
export type NewCredential = components['schemas']['AddPasskeyRequest']['credential'];
/** `cancelled`: the player closed the browser's dialog. `alreadyHere`: this device has a passkey of this player. */
export type Creation = { kind: 'made'; credential: NewCredential } | { kind: 'cancelled' | 'alreadyHere' };

/** Why no passkey was added; `unknown`: it may have been, and the list could not be loaded to find out. */
export type NotAdded =
  | { kind: 'cancelled' | 'alreadyHere' | 'timedOut' | 'unusable' | 'unknown' }
  | { kind: 'refused'; problem: Problem };
export type NewPasskey = { kind: 'added'; passkey: Passkey } | NotAdded;

/** New passkey: the player's browser makes it, the server stores its public key. Ends with the passkey, or with why there is none. */
export const newPasskeyMachine = setup({
  types: {} as {
    context: {
      options: NewPasskeyOptions | null;
      credential: NewCredential | null;
      passkey: Passkey | null;
      problem: Problem | null;
    };
    output: NewPasskey;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    requestNewOptions: fromPromise<Result<NewPasskeyOptions>>(mustBeProvided('requestNewOptions')),
    /** Opens the browser's dialog. Rejects if the device cannot make a passkey. */
    createPasskey: fromPromise<Creation, { options: NewPasskeyOptions }>(mustBeProvided('createPasskey')),
    sendPasskey: fromPromise<Result<Passkey>, { credential: NewCredential }>(mustBeProvided('sendPasskey')),
    loadPasskeys: fromPromise<readonly Passkey[]>(mustBeProvided('loadPasskeys')),
  },
  guards: {
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isMade: (_, { kind }: Creation) => kind === 'made',
    isAlreadyHere: (_, { kind }: Creation) => kind === 'alreadyHere',
    isListed: ({ context }, passkeys: readonly Passkey[]) => saved(passkeys, context.credential) !== null,
  },
  actions: {
    noteOptions: assign((_, result: Result<NewPasskeyOptions>) => ({ options: result.ok ? result.value : null })),
    noteCredential: assign((_, creation: Creation) => ({
      credential: creation.kind === 'made' ? creation.credential : null,
    })),
    notePasskey: assign((_, passkey: Passkey | null) => ({ passkey })),
    noteListed: assign(({ context }, passkeys: readonly Passkey[]) => ({
      passkey: saved(passkeys, context.credential),
    })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
  delays: { createTimeout: passkeyDialogTimeout },
}).createMachine({
  id: 'newPasskey',
  description: 'Runs in the page of the passkeys and in the offer after a login. A passkey is never stored twice.',
  meta: { title: 'New passkey' },
  context: { options: null, credential: null, passkey: null, problem: null },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      meta: { title: 'Requesting a challenge' },
      description: 'The challenge is for this player and for one try.',
      invoke: {
        id: 'requestNewOptions',
        src: 'requestNewOptions',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'signing',
            actions: { type: 'noteOptions', params: output },
          },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    signing: {
      tags: 'busy',
      meta: { title: 'Waiting for the device' },
      description: 'The dialog of the browser is open. The device verifies the player and makes the passkey.',
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => ({ options: present(context.options) }),
        onDone: [
          {
            guard: { type: 'isMade', params: output },
            target: 'sending',
            actions: { type: 'noteCredential', params: output },
          },
          { guard: { type: 'isAlreadyHere', params: output }, target: 'addedAlready' },
          { target: 'cancelled' },
        ],
        onError: 'unusable',
      },
      after: { createTimeout: 'expired' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Saving the passkey' },
      description: 'The server checks what the device made.',
      invoke: {
        id: 'sendPasskey',
        src: 'sendPasskey',
        input: ({ context }) => ({ credential: present(context.credential) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'added',
            actions: { type: 'notePasskey', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'tracing',
      },
    },
    tracing: {
      tags: 'busy',
      meta: { title: 'Checking whether it was added' },
      description:
        'The response was lost, so the list is searched for the id of the credential. Nothing is sent again.',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: [
          {
            guard: { type: 'isListed', params: output },
            target: 'added',
            actions: { type: 'noteListed', params: output },
          },
          { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
        ],
        onError: 'unknown',
      },
    },
    added: {
      type: 'final',
      meta: { title: 'Added' },
      description: 'The passkey logs in from now on.',
      output: ({ context }) => ({ kind: 'added', passkey: context.passkey }),
    },
    cancelled: {
      type: 'final',
      meta: { title: 'Cancelled' },
      description: 'The player closed the dialog of the browser.',
      output: { kind: 'cancelled' },
    },
    addedAlready: {
      type: 'final',
      meta: { title: 'Already here' },
      description: 'This device has a passkey of this player and makes no second one.',
      output: { kind: 'alreadyHere' },
    },
    expired: {
      type: 'final',
      meta: { title: 'Too late' },
      description: 'The player did not confirm in time.',
      output: { kind: 'timedOut' },
    },
    unusable: {
      type: 'final',
      meta: { title: 'Device cannot' },
      description: 'The browser or the device reported an error.',
      output: { kind: 'unusable' },
    },
    refused: {
      type: 'final',
      meta: { title: 'Refused' },
      description: 'The server refused it, or was not reached.',
      output: ({ context }) => ({ kind: 'refused', problem: context.problem }),
    },
    unknown: {
      type: 'final',
      meta: { title: 'Outcome unknown' },
      description: 'Neither the response nor the list arrived. The list shows it later.',
      output: { kind: 'unknown' },
    },
  },
  output: ({ event }) => event.output as NewPasskey,
});

/** The passkey of the credential that was sent; null if it is not in the list. */
const saved = (passkeys: readonly Passkey[], credential: NewCredential | null): Passkey | null =>
  passkeys.find(({ credentialId }) => credentialId === credential?.id) ?? null;
