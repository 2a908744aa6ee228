import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { passkeyDialogTimeout } from '../shared/durations.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type ProofDemand,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import {
  usableWays,
  type GivenProof,
  type OwnerProofOutput,
  type ProofWay,
  type ProvedWithdrawal,
  type SavedOwnerProof,
} from './ownerProof.js';
import type { PasskeyOptions, Signing } from './passkeyLogin.machine.js';

/** Owner proof: the player proves to be the owner of the account, by passkey, password or a code, before a withdrawal. */
export const ownerProofMachine = setup({
  types: {} as {
    /** `canUsePasskey`: whether the browser knows passkeys, and the page is not at an IP address. */
    input: {
      demand: ProofDemand;
      withdrawal: ProvedWithdrawal;
      canUsePasskey: boolean;
      saved: SavedOwnerProof | null;
    };
    context: {
      demand: ProofDemand;
      withdrawal: ProvedWithdrawal;
      /** The ways that work in this browser. */
      ways: readonly ProofWay[];
      way: ProofWay;
      /** The phone that a code was sent to, masked; '' if none was. */
      sentTo: string;
      options: PasskeyOptions | null;
      given: GivenProof | null;
      problem: Problem | null;
    };
    events:
      | { type: 'ownerProof.wayChosen'; way: ProofWay }
      | { type: 'ownerProof.submitted'; proof: GivenProof }
      | Plain<'ownerProof.codeRequested' | 'ownerProof.passkeyRequested' | 'ownerProof.abandoned'>
      | CodeNews;
    output: OwnerProofOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    countdown: codeCountdownMachine,
    requestChallenge: fromPromise<Result<PasskeyOptions>>(mustBeProvided('requestChallenge')),
    /** Opens the browser's dialog; null: the player closed it. Rejects if the device cannot use a passkey. */
    signByPasskey: fromPromise<Signing, { options: PasskeyOptions }>(mustBeProvided('signByPasskey')),
    sendProof: fromPromise<Result<null>, ProvedWithdrawal & { proof: GivenProof }>(mustBeProvided('sendProof')),
  },
  guards: {
    hasWay: ({ context }) => context.ways.length > 0,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isSigned: (_, signing: Signing) => signing !== null,
  },
  actions: {
    noteWay: assign((_, way: ProofWay) => ({ way, problem: null })),
    noteSentTo: assign(({ context }) => ({ sentTo: context.demand.phone ?? '' })),
    noteProof: assign((_, given: GivenProof) => ({ given, problem: null })),
    noteCredential: assign((_, signing: Signing) => ({ given: { credential: present(signing) }, problem: null })),
    noteOptions: assign((_, result: Result<PasskeyOptions>) => ({ options: result.ok ? result.value : null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProof: assign({ given: null }),
    forgetOptions: assign({ options: null }),
    requestCode: sendTo('countdown', ({ context }) => ({
      type: 'codeCountdown.requested',
      phone: context.demand.phone ?? '',
    })),
  },
  delays: { signTimeout: passkeyDialogTimeout },
}).createMachine({
  id: 'ownerProof',
  description:
    'A proof counts once, for one withdrawal of this session (E8). Password and code are never stored. Giving up costs nothing.',
  meta: { title: 'Confirm that it is you', resumes: { version: 1, fields: ['way', 'sentTo'] } },
  context: ({ input: { demand, withdrawal, canUsePasskey, saved } }) => {
    const ways = usableWays(demand, canUsePasskey);
    const [first = 'password'] = ways;
    return {
      demand,
      withdrawal,
      ways,
      way: saved !== null && ways.includes(saved.way) ? saved.way : first,
      sentTo: saved?.sentTo ?? '',
      options: null,
      given: null,
      problem: null,
    };
  },
  output: ({ event }) => event.output as OwnerProofOutput,
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context }) => ({ purpose: 'withdraw', phone: context.sentTo || null }),
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Can the player give a proof in this browser?',
      always: [{ guard: 'hasWay', target: 'editing' }, { target: 'missing' }],
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No way to prove it' },
      description: 'An account of a social login without a phone: the page leads to adding one.',
      on: { 'ownerProof.abandoned': 'abandoned' },
    },
    editing: {
      tags: 'form',
      description: 'The page says why it asks. The player chooses a way and proves it, or goes back.',
      on: {
        'ownerProof.wayChosen': {
          target: '.untouched',
          actions: { type: 'noteWay', params: ({ event }) => event.way },
        },
        'ownerProof.codeRequested': { target: '.untouched', actions: ['noteSentTo', 'requestCode'] },
        'ownerProof.passkeyRequested': 'preparing',
        'ownerProof.submitted': {
          target: 'sending',
          actions: { type: 'noteProof', params: ({ event }) => event.proof },
        },
        'ownerProof.abandoned': 'abandoned',
        'codeCountdown.sent': '.awaitingCode',
        'codeCountdown.refused': {
          target: '.refused',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Proof form' }, description: 'The form shows no problem.' },
        awaitingCode: {
          meta: { title: 'SMS on its way' },
          description: 'The form says how long a code is valid, and what to do if no SMS arrives.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Proof refused' },
          description: 'The form says why, at the field if there is one. The player tries again, or another way.',
        },
        cancelled: {
          tags: 'failed',
          meta: { title: 'Passkey cancelled' },
          description: 'The player closed the dialog of the browser, or did not confirm in time.',
        },
        unusable: {
          tags: 'failed',
          meta: { title: 'Device cannot' },
          description: 'The browser or the device reported an error.',
        },
      },
    },
    preparing: {
      tags: ['busy', 'form'],
      meta: { title: 'Requesting a challenge' },
      description: 'Each press has a challenge of its own.',
      invoke: {
        id: 'requestChallenge',
        src: 'requestChallenge',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'signing',
            actions: { type: 'noteOptions', params: output },
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: { target: 'editing.refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    signing: {
      tags: ['busy', 'form'],
      meta: { title: 'Waiting for the device' },
      description: 'The dialog of the browser is open. The device verifies the player.',
      invoke: {
        id: 'signByPasskey',
        src: 'signByPasskey',
        input: ({ context }) => ({ options: present(context.options) }),
        onDone: [
          {
            guard: { type: 'isSigned', params: output },
            target: 'sending',
            actions: { type: 'noteCredential', params: output },
          },
          { target: 'editing.cancelled' },
        ],
        onError: 'editing.unusable',
      },
      after: { signTimeout: 'editing.cancelled' },
      exit: 'forgetOptions',
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Checking the proof' },
      description: 'The server checks the proof. A proof that is sent again for the same withdrawal succeeds again.',
      invoke: {
        id: 'sendProof',
        src: 'sendProof',
        input: ({ context }) => ({ ...context.withdrawal, proof: present(context.given) }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'proven' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'noteProblem', params: { code: 'unreachable' } },
          description: 'It may have arrived. Sending the same again is safe.',
        },
      },
      exit: 'forgetProof',
    },
    proven: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Proven' },
      description: 'The withdrawal goes on under the same key.',
      output: { outcome: 'proven' },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Abandoned' },
      description: 'The form opens again with what was typed. No withdrawal was made.',
      output: { outcome: 'abandoned' },
    },
  },
});

export type OwnerProofRef = ActorRefFrom<typeof ownerProofMachine>;
