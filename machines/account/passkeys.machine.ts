import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
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
import { newPasskeyMachine, type NewPasskey, type NotAdded, type Passkey } from './newPasskey.machine.js';

type Naming = { id: string; name: string };

/** Passkeys: the player sees the own passkeys, and adds, renames or revokes one. */
export const passkeysMachine = setup({
  types: {} as {
    /** Whether the browser knows passkeys: without it the list is shown, and nothing can be added. */
    input: { isAble: boolean };
    context: {
      isAble: boolean;
      passkeys: readonly Passkey[];
      /** The passkey that a dialog is about. */
      target: string | null;
      /** The name as it was submitted. */
      name: string | null;
      notAdded: NotAdded | null;
      problem: Problem | null;
    };
    events:
      | { type: 'passkeys.renameAsked'; id: string }
      | { type: 'passkeys.revokeAsked'; id: string }
      | { type: 'passkeys.renamed'; name: string }
      | Plain<'passkeys.addAsked' | 'passkeys.revokeConfirmed' | 'passkeys.closed' | 'passkeys.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    newPasskey: newPasskeyMachine,
    loadPasskeys: fromPromise<readonly Passkey[]>(mustBeProvided('loadPasskeys')),
    renamePasskey: fromPromise<Result<null>, Naming>(mustBeProvided('renamePasskey')),
    revokePasskey: fromPromise<Result<null>, { id: string }>(mustBeProvided('revokePasskey')),
  },
  guards: {
    isAble: ({ context }) => context.isAble,
    isListed: ({ context }, id: string) => context.passkeys.some((one) => one.id === id),
    isAdded: (_, { kind }: NewPasskey) => kind === 'added',
    isUnknown: (_, { kind }: NewPasskey) => kind === 'unknown',
    isAccepted: (_, result: Result<null>) => result.ok,
    isMissing: (_, result: Result<null>) => problemOf(result)?.code === 'notFound',
    isGone: (_, result: Result<null>) => result.ok || result.problem.code === 'notFound',
    isRevocation: ({ context }) => context.target !== null,
    isStillThere: ({ context }, passkeys: readonly Passkey[]) => passkeys.some(({ id }) => id === context.target),
  },
  actions: {
    note: assign((_, passkeys: readonly Passkey[]) => ({ passkeys })),
    beginAdding: assign({ target: null, notAdded: null, problem: null }),
    aim: assign((_, target: string) => ({ target, name: null, notAdded: null, problem: null })),
    noteName: assign((_, name: string) => ({ name, problem: null })),
    showAdded: assign(({ context }, outcome: NewPasskey) =>
      outcome.kind === 'added'
        ? { passkeys: [outcome.passkey, ...context.passkeys.filter(({ id }) => id !== outcome.passkey.id)] }
        : {},
    ),
    showRenamed: assign(({ context: { passkeys, target, name } }) => ({
      passkeys: passkeys.map((one) => (one.id === target ? { ...one, name: name ?? one.name } : one)),
    })),
    showRevoked: assign(({ context: { passkeys, target } }) => ({
      passkeys: passkeys.filter(({ id }) => id !== target),
    })),
    noteNotAdded: assign((_, outcome: NewPasskey) => ({ notAdded: outcome.kind === 'added' ? null : outcome })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    raiseRemoved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'account.passkeyRemoved' })),
    raiseSaved: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'profile.saved' })),
  },
}).createMachine({
  id: 'passkeys',
  description: 'Newest first. The password always stays, so the last passkey can be revoked too (C10).',
  meta: { title: 'Passkeys' },
  context: ({ input }) => ({ ...input, passkeys: [], target: null, name: null, notAdded: null, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the passkeys' },
      description: 'The page shows a skeleton of the list.',
      invoke: {
        id: 'loadPasskeys',
        src: 'loadPasskeys',
        onDone: { target: 'shown', actions: { type: 'note', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Passkeys cannot be loaded' },
      description: 'The player can retry.',
      on: { 'passkeys.retried': 'loading' },
    },
    shown: {
      description: 'The list, or what a passkey is if there is none.',
      on: {
        'passkeys.addAsked': { guard: 'isAble', target: 'adding', actions: 'beginAdding' },
        'passkeys.renameAsked': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'renaming',
          actions: { type: 'aim', params: ({ event }) => event.id },
        },
        'passkeys.revokeAsked': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'confirming',
          actions: { type: 'aim', params: ({ event }) => event.id },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Passkeys' }, description: 'Each passkey can be renamed and revoked.' },
        notAdded: {
          tags: 'failed',
          meta: { title: 'Not added' },
          description: 'The page says why no passkey was added; the button tries again.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Not revoked' },
          description: 'The page says why; the list is unchanged.',
        },
      },
    },
    adding: {
      tags: 'busy',
      meta: { title: 'Adding a passkey' },
      description: 'The browser and the device ask the player.',
      invoke: {
        id: 'newPasskey',
        src: 'newPasskey',
        onDone: [
          {
            guard: { type: 'isAdded', params: output },
            target: 'shown',
            actions: [{ type: 'showAdded', params: output }, 'raiseSaved'],
          },
          {
            guard: { type: 'isUnknown', params: output },
            target: 'unknown.unanswered',
            description: 'The list tells whether it was added.',
          },
          { target: 'shown.notAdded', actions: { type: 'noteNotAdded', params: output } },
        ],
        onError: {
          target: 'shown.notAdded',
          actions: { type: 'noteNotAdded', params: { kind: 'unusable' } },
          description: 'The chart broke.',
        },
      },
    },
    renaming: {
      tags: 'form',
      description: 'A dialog with the name.',
      on: {
        'passkeys.renamed': { target: '.sending', actions: { type: 'noteName', params: ({ event }) => event.name } },
        'passkeys.closed': 'shown',
      },
      initial: 'editing',
      states: {
        editing: { meta: { title: 'Rename' }, description: 'The player types a name.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Not renamed' },
          description: 'The dialog says why and keeps the name. It may be saved already; sending it again is safe.',
        },
        sending: {
          tags: 'busy',
          meta: { title: 'Renaming' },
          description: 'The dialog cannot be closed.',
          on: {
            'passkeys.renamed': { description: 'The name is on its way.' },
            'passkeys.closed': { description: 'It stays until the response, which says whether the name is saved.' },
          },
          invoke: {
            id: 'renamePasskey',
            src: 'renamePasskey',
            input: ({ context }) => ({ id: present(context.target), name: present(context.name) }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#passkeys.shown',
                actions: ['showRenamed', 'raiseSaved'],
              },
              {
                guard: { type: 'isMissing', params: output },
                target: '#passkeys.loading',
                description: 'It was revoked in another tab or on another device: the list is loaded again.',
              },
              { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
            ],
            onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
          },
        },
      },
    },
    confirming: {
      meta: { title: 'Revoke?' },
      description: 'A revoked passkey never logs in again.',
      on: { 'passkeys.closed': 'shown', 'passkeys.revokeConfirmed': 'revoking' },
    },
    revoking: {
      tags: 'busy',
      meta: { title: 'Revoking' },
      description: 'A passkey that is gone already counts as revoked.',
      invoke: {
        id: 'revokePasskey',
        src: 'revokePasskey',
        input: ({ context }) => ({ id: present(context.target) }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'shown', actions: ['showRevoked', 'raiseRemoved'] },
          {
            target: 'shown.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'A response was lost, so the list is loaded to find out.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking what happened' },
          description: 'Loads the list again.',
          invoke: {
            id: 'loadPasskeys',
            src: 'loadPasskeys',
            onDone: [
              {
                guard: { type: 'isStillThere', params: output },
                target: '#passkeys.shown.refused',
                actions: [
                  { type: 'note', params: output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
              {
                guard: 'isRevocation',
                target: '#passkeys.shown',
                actions: [{ type: 'note', params: output }, 'raiseRemoved'],
              },
              {
                target: '#passkeys.shown',
                actions: { type: 'note', params: output },
                description: 'An addition: the list shows whether it was added.',
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Outcome unknown' },
          description: 'The page says that it may have happened. The player can check again.',
          on: { 'passkeys.retried': 'tracing' },
        },
      },
    },
  },
});

export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;
