import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { raised } from '../shared/notices.machine.js';
import { balanceOf, navigatorOf, noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type GameSession,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { exitAddress, seatAddress } from './addresses.js';
import { isHeldByMaker, isPlayable, type AutoExitResult } from './vocabulary.js';

/** `isOpen`: the game is on screen in another tab or on another device. */
export type FoundLeftGame = { session: GameSession | null; isSilenced: boolean; isOpen: boolean };

/**
 * Exit warning: a game was left without an exit, so a popup asks the player to update the in-game balance (section 4).
 * "Don't show again" switches the popup off on this device; the wallet still shows money in a game (J2).
 */
export const exitWarningMachine = setup({
  types: {} as {
    context: { session: GameSession | null; problem: Problem | null };
    events:
      | { type: 'exitWarning.launched'; path: string }
      | { type: 'exitWarning.closed'; isSilenced: boolean }
      | Plain<
          | 'exitWarning.updateRequested'
          | 'exitWarning.resumed'
          | 'exitWarning.exitRequested'
          | 'exitWarning.allRequested'
        >;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    loadLeftGame: fromPromise<FoundLeftGame>(mustBeProvided('loadLeftGame')),
    updateMoney: fromPromise<Result<GameSession>, { sessionId: string }>(mustBeProvided('updateMoney')),
    exitAllGames: fromPromise<Result<AutoExitResult>>(mustBeProvided('exitAllGames')),
    silence: fromPromise<void>(mustBeProvided('silence')),
  },
  guards: {
    /** The playing screen shows the session itself. */
    isOtherPage: (_, at: string) => !at.startsWith(path.playing),
    /** Only money that the maker holds could be forgotten in a game. */
    isWarningDue: (_, { session, isSilenced, isOpen }: FoundLeftGame) =>
      session !== null && isHeldByMaker(session) && !isSilenced && !isOpen,
    isUpdated: (_, result: Result<GameSession>) => result.ok,
    hasComeBack: (_, result: Result<AutoExitResult>) =>
      result.ok &&
      result.value.status === 'done' &&
      result.value.sessions.some(({ transferOutAmount }) => (transferOutAmount ?? 0) > 0),
    isEverythingBack: (_, result: Result<AutoExitResult>) => result.ok && result.value.status === 'done',
    /** A session that is played on after its exit has an open round. */
    isRoundOpen: (_, result: Result<AutoExitResult>) => result.ok && result.value.sessions.some(isPlayable),
    isHeldBack: (_, result: Result<AutoExitResult>) => result.ok,
    isSilenced: (_, isSilenced: boolean) => isSilenced,
  },
  actions: {
    noteSession: assign((_, session: GameSession | null) => ({ session, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    resume: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: seatAddress(present(context.session).sessionId),
    })),
    followExit: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: exitAddress(present(context.session).sessionId),
    })),
    reportSettled: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'play.settled' })),
    showAll: sendTo(navigatorOf, { type: 'navigation.requested', to: path.moneyInGames }),
  },
}).createMachine({
  id: 'exitWarning',
  description: 'Lives as long as the app, and warns at most once after a launch.',
  meta: { title: 'Exit warning' },
  context: { session: null, problem: null },
  initial: 'hidden',
  states: {
    hidden: {
      meta: { title: 'Quiet' },
      description: 'There is no warning to show.',
      on: {
        'exitWarning.launched': {
          guard: { type: 'isOtherPage', params: ({ event }) => event.path },
          target: 'loading',
        },
      },
    },
    loading: {
      meta: { title: 'Looking' },
      description: 'An open session is looked for in the background.',
      invoke: {
        id: 'loadLeftGame',
        src: 'loadLeftGame',
        onDone: [
          {
            guard: { type: 'isWarningDue', params: output },
            target: 'open.untouched',
            actions: { type: 'noteSession', params: ({ event }) => event.output.session },
          },
          {
            target: 'hidden',
            description: 'No maker holds money, the popup is switched off, or the game is on screen elsewhere.',
          },
        ],
        onError: 'hidden',
      },
    },
    open: {
      tags: 'popup',
      description: 'The popup says which game was left, and offers to update its balance, to go on or to exit.',
      on: {
        'exitWarning.resumed': { target: 'hidden', actions: 'resume' },
        'exitWarning.exitRequested': '.sending',
        'exitWarning.allRequested': { target: 'hidden', actions: 'showAll' },
        'exitWarning.closed': [
          { guard: { type: 'isSilenced', params: ({ event }) => event.isSilenced }, target: 'storing' },
          { target: 'hidden' },
        ],
      },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'A game was left' },
          description: 'The popup shows the last known balance.',
          on: { 'exitWarning.updateRequested': 'refreshing' },
        },
        refreshing: {
          tags: 'busy',
          meta: { title: 'Updating' },
          description: 'The server reads the balance from the maker.',
          invoke: {
            id: 'updateMoney',
            src: 'updateMoney',
            input: ({ context }) => ({ sessionId: present(context.session).sessionId }),
            onDone: [
              {
                guard: { type: 'isUpdated', params: output },
                target: 'fresh',
                actions: [
                  { type: 'noteSession', params: ({ event }) => (event.output.ok ? event.output.value : null) },
                  'refreshBalance',
                ],
              },
              {
                target: 'stale',
                actions: [{ type: 'noteProblem', params: ({ event }) => problemOf(event.output) }, 'refreshBalance'],
              },
            ],
            onError: { target: 'stale', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
          },
        },
        fresh: {
          tags: 'done',
          meta: { title: 'Updated' },
          description: 'The balance was confirmed by the maker just now.',
          on: { 'exitWarning.updateRequested': 'refreshing' },
        },
        sending: {
          tags: 'busy',
          meta: { title: 'Exiting' },
          description: 'One request ends every open session, so that nothing stays in a game after a crash (J1).',
          on: {
            'exitWarning.exitRequested': { description: 'The exit is under way.' },
            'exitWarning.resumed': { description: 'The session is being ended.' },
          },
          exit: 'refreshBalance',
          invoke: {
            id: 'exitAllGames',
            src: 'exitAllGames',
            onDone: [
              {
                guard: { type: 'hasComeBack', params: output },
                target: '#exitWarning.hidden',
                actions: 'reportSettled',
              },
              {
                guard: { type: 'isEverythingBack', params: output },
                target: '#exitWarning.hidden',
                description: 'The game held nothing any more.',
              },
              {
                guard: { type: 'isRoundOpen', params: output },
                target: '#exitWarning.hidden',
                actions: 'followExit',
                description: 'The page of the exit says so, and repeats the exit until the round has ended.',
              },
              {
                guard: { type: 'isHeldBack', params: output },
                target: '#exitWarning.hidden',
                actions: 'showAll',
                description: 'A maker has not confirmed. The page of money in games says so and waits.',
              },
              { target: 'stale', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
            ],
            onError: {
              target: 'stale',
              actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              description: 'The exit may have arrived. It can be repeated safely.',
            },
          },
        },
        stale: {
          tags: 'failed',
          meta: { title: 'Not updated' },
          description: 'The update or the exit failed, or the session has ended. The popup says so.',
          on: { 'exitWarning.updateRequested': 'refreshing' },
        },
      },
    },
    storing: {
      meta: { title: 'Saving the choice' },
      description: '"Don’t show again" is stored on this device (J2).',
      invoke: { id: 'silence', src: 'silence', onDone: 'hidden', onError: 'hidden' },
    },
  },
});

export type ExitWarningRef = ActorRefFrom<typeof exitWarningMachine>;
