import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { bringInMachine } from './bringIn.machine.js';
import {
  hasEnough,
  type BringInOutput,
  type BringInRequest,
  type DepositTerms,
  type Purse,
  type RechargeOutput,
} from './recharging.js';
import type { SeatRequest, SeatSession } from './seat.js';
import { isHeldByMaker } from './vocabulary.js';

/** Recharge in a game: the player gets more money into it, from the wallet first, else by a deposit. */
export const gameRechargeMachine = setup({
  types: {} as {
    input: { session: SeatSession };
    context: {
      session: SeatSession;
      unfinished: BringInRequest | null;
      purse: Purse | null;
      terms: DepositTerms;
      deposit: number | null;
    };
    events:
      | Plain<'gameRecharge.retried' | 'gameRecharge.depositChosen' | 'gameRecharge.abandoned'>
      /** `deposit` in minor units; null if the player chooses it in the wallet. */
      | { type: 'gameRecharge.submitted'; deposit: number | null };
    output: RechargeOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** The money that was sent before a reload or an interruption of the game, and whose outcome is unknown. */
    recallBringIn: fromPromise<BringInRequest | null, SeatRequest>(mustBeProvided('recallBringIn')),
    loadPurse: fromPromise<Purse, { gameId: string }>(mustBeProvided('loadPurse')),
    loadDepositTerms: fromPromise<DepositTerms>(mustBeProvided('loadDepositTerms')),
    bringIn: bringInMachine,
  },
  guards: {
    isUnfinished: (_, unfinished: BringInRequest | null) => unfinished !== null,
    /** Money of the wallet does not join a promotion's session, and a game that plays on the wallet has all of it. */
    takesMoney: ({ context }) => isHeldByMaker(context.session),
    hasEnough: (_, purse: Purse) => hasEnough(purse),
    isPlaced: (_, { outcome }: BringInOutput) => outcome === 'placed',
    isOutdated: (_, { outcome }: BringInOutput) => outcome === 'outdated',
    isDepositWanted: (_, { outcome }: BringInOutput) => outcome === 'deposit',
    isUnderMinimum: ({ context: { terms } }, deposit: number | null) =>
      deposit !== null && terms.least !== null && deposit < terms.least,
  },
  actions: {
    noteUnfinished: assign((_, unfinished: BringInRequest | null) => ({ unfinished })),
    forgetUnfinished: assign({ unfinished: null }),
    notePurse: assign((_, purse: Purse) => ({ purse })),
    noteTerms: assign((_, terms: DepositTerms) => ({ terms })),
    noteDeposit: assign((_, deposit: number | null) => ({ deposit })),
  },
}).createMachine({
  id: 'gameRecharge',
  description:
    'The player gets more money into the game that is being played: from the wallet first, without leaving the game, else by a deposit.',
  meta: { title: 'Recharge in a game' },
  context: ({ input }) => ({
    ...input,
    unfinished: null,
    purse: null,
    terms: { amounts: [], least: null },
    deposit: null,
  }),
  output: ({ event }) => event.output as RechargeOutput,
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Looking for an earlier recharge' },
      description: 'Money whose outcome is still unknown is looked up before anything else is offered.',
      invoke: {
        id: 'recallBringIn',
        src: 'recallBringIn',
        input: ({ context }) => ({ sessionId: context.session.sessionId }),
        onDone: [
          {
            guard: { type: 'isUnfinished', params: output },
            target: 'bringingIn',
            actions: { type: 'noteUnfinished', params: output },
          },
          { target: 'sorting' },
        ],
        onError: 'sorting',
      },
    },
    sorting: {
      description: 'A game that takes no money of the wallet can only be recharged by a deposit.',
      always: [{ guard: 'takesMoney', target: 'loading' }, { target: 'loadingTerms' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the wallet' },
      description: 'The server says what the wallet holds, and what the game takes at least.',
      invoke: {
        id: 'loadPurse',
        src: 'loadPurse',
        input: ({ context }) => ({ gameId: context.session.gameId }),
        onDone: [
          {
            guard: { type: 'hasEnough', params: output },
            target: 'bringingIn',
            actions: { type: 'notePurse', params: output },
          },
          { target: 'loadingTerms', actions: { type: 'notePurse', params: output } },
        ],
        onError: 'unavailable',
      },
      on: { 'gameRecharge.abandoned': 'abandoned' },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The wallet cannot be read' },
      description: 'The player can try again, deposit, or play on.',
      on: {
        'gameRecharge.retried': 'loading',
        'gameRecharge.depositChosen': 'loadingTerms',
        'gameRecharge.abandoned': 'abandoned',
      },
    },
    bringingIn: {
      meta: { title: 'Bringing money in' },
      description: 'The chart of the transfer has its own form. The game stays on screen below it.',
      invoke: {
        id: 'bringIn',
        src: 'bringIn',
        input: ({ context: { session, purse, unfinished } }) => ({
          sessionId: session.sessionId,
          purse,
          unfinished,
        }),
        onDone: [
          { guard: { type: 'isPlaced', params: output }, target: 'placed' },
          { guard: { type: 'isOutdated', params: output }, target: 'loading', actions: 'forgetUnfinished' },
          { guard: { type: 'isDepositWanted', params: output }, target: 'loadingTerms' },
          { target: 'abandoned' },
        ],
        onError: 'unavailable',
      },
      on: {
        'gameRecharge.abandoned': {
          target: 'abandoned',
          description:
            'While the outcome is unknown the player may play on. The stored key stays: the next recharge looks it up.',
        },
      },
    },
    loadingTerms: {
      tags: 'busy',
      meta: { title: 'Reading what can be deposited' },
      description: 'The amounts that the site offers, and the least one.',
      invoke: {
        id: 'loadDepositTerms',
        src: 'loadDepositTerms',
        onDone: { target: 'editing', actions: { type: 'noteTerms', params: output } },
        onError: { target: 'editing', description: 'The player types an amount, and the wallet checks it.' },
      },
      on: { 'gameRecharge.abandoned': 'abandoned' },
    },
    editing: {
      tags: 'form',
      description: 'A deposit requires leaving the game first (J2). The player may choose its amount here.',
      on: {
        'gameRecharge.submitted': [
          {
            guard: { type: 'isUnderMinimum', params: ({ event }) => event.deposit },
            target: '.refused',
            description: 'The player does not leave the game for an amount that no channel takes.',
          },
          { target: 'left', actions: { type: 'noteDeposit', params: ({ event }) => event.deposit } },
        ],
        'gameRecharge.abandoned': 'abandoned',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Exit to deposit?' }, description: 'The form shows no error.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Under the minimum' },
          description: 'The field names what can be deposited at least. The game goes on.',
        },
      },
    },
    placed: {
      type: 'final',
      tags: 'done',
      meta: { title: 'In the game' },
      description: 'The player plays on with more money, and the seat says so.',
      output: { outcome: 'broughtIn' },
    },
    left: {
      type: 'final',
      meta: { title: 'To the deposit' },
      description: 'The game is left first.',
      output: ({ context }) => ({ outcome: 'left', deposit: context.deposit }),
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Back to the game' },
      description: 'The player plays on with what is in the game.',
      output: { outcome: 'stayed' },
    },
  },
});

export type GameRechargeRef = ActorRefFrom<typeof gameRechargeMachine>;
