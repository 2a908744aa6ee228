import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { exitAddress } from '../play/addresses.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { giveUpWrite } from './writes.js';

/** The bonus of a deposit, and what giving it up now would do. */
export type BonusInfo = components['schemas']['DepositBonusInfo'];
export type GiveUpOutput = { isGivenUp: boolean };

const isGivenUp = (result: Result<BonusInfo>) => result.ok && result.value.result.standing === 'givenUp';

/** Giving up a deposit bonus: the player loses it and what was won with it, and only the stakes of the deposit stay required. */
export const bonusGiveUpMachine = setup({
  types: {} as {
    input: { orderNo: string };
    context: { orderNo: string; bonus: BonusInfo | null; problem: Problem | null };
    events:
      | Plain<'bonusGiveUp.confirmed' | 'bonusGiveUp.abandoned' | 'bonusGiveUp.retried' | 'bonusGiveUp.gameRequested'>
      | Plain<'page.shown'>;
    output: GiveUpOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadBonus: fromPromise<Result<BonusInfo>, { orderNo: string }>(mustBeProvided('loadBonus')),
    sendGiveUp: giveUpWrite,
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isFree: (_, result: Result<BonusInfo>) => result.ok && result.value.giveUp?.hindrance === null,
    isHeld: (_, result: Result<BonusInfo>) => result.ok && result.value.giveUp !== null,
    isGivenUp: (_, result: Result<BonusInfo>) => isGivenUp(result),
    isRead: (_, result: Result<BonusInfo>) => result.ok,
    isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
    isRefused: (_, answer: Answer<unknown>) => problemOf(answer) !== null,
    isChanged: refusedBecause('promotionAmountsChanged'),
    /** A game was opened, a bet placed, a promotion joined or the bonus ended since the amounts were read. */
    isOvertaken: (_, answer: Answer<unknown>) =>
      ['sessionOpen', 'makerLocked', 'bonusInPromotion', 'promotionRecordEnded'].includes(
        problemOf(answer)?.code ?? '',
      ),
    isGameOpen: ({ context }) => (context.bonus?.giveUp?.openSessionId ?? null) !== null,
  },
  actions: {
    noteBonus: assign(({ context }, result: Result<BonusInfo>) => ({
      bonus: result.ok ? result.value : context.bonus,
    })),
    noteProblem: assign((_, answer: Answer<unknown>) => ({ problem: problemOf(answer) })),
    forgetProblem: assign({ problem: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openGame: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: exitAddress(present(present(present(context.bonus).giveUp).openSessionId)),
    })),
  },
}).createMachine({
  id: 'bonusGiveUp',
  description:
    'The player loses the bonus of a deposit and what was won with it, and only the stakes of the deposit stay required.',
  meta: { title: 'Giving up a bonus' },
  context: ({ input }) => ({ ...input, bonus: null, problem: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the amounts' },
      description: 'The server says what would be lost, what stays, and which stakes stay required.',
      invoke: {
        id: 'loadBonus',
        src: 'loadBonus',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'isFree', params: output },
            target: 'confirming',
            actions: { type: 'noteBonus', params: output },
          },
          {
            guard: { type: 'isHeld', params: output },
            target: 'inGame',
            actions: [{ type: 'noteBonus', params: output }, 'forgetProblem'],
          },
          {
            guard: { type: 'isGivenUp', params: output },
            target: 'ended',
            description: 'Another tab has given it up already.',
          },
          {
            guard: { type: 'isRead', params: output },
            target: 'impossible',
            description: 'The last required stake was placed meanwhile.',
          },
          { target: 'unavailable', actions: { type: 'noteProblem', params: output } },
        ],
        onError: 'unavailable',
      },
      on: { 'bonusGiveUp.abandoned': 'abandoned' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Amounts unknown' },
      description: 'The amounts could not be read, and without them nothing can be confirmed.',
      on: {
        'bonusGiveUp.retried': { target: 'loading', actions: 'forgetProblem' },
        'bonusGiveUp.abandoned': 'abandoned',
      },
    },
    inGame: {
      tags: 'failed',
      meta: { title: 'Money is in play' },
      description:
        'A game, an open bet or a promotion holds money of the bonus. The page says which, and what ends it.',
      on: {
        'bonusGiveUp.gameRequested': {
          guard: 'isGameOpen',
          actions: 'openGame',
          description: 'The playing page opens and exits the game.',
        },
        'bonusGiveUp.retried': 'loading',
        'page.shown': { target: 'loading', description: 'The game may have been left in another tab.' },
        'bonusGiveUp.abandoned': 'abandoned',
      },
    },
    impossible: {
      tags: 'failed',
      meta: { title: 'Nothing to give up' },
      description: 'The required stakes are placed, so the bonus belongs to the player.',
      on: { 'bonusGiveUp.abandoned': 'abandoned' },
    },
    confirming: {
      meta: { title: 'Give the bonus up?' },
      description:
        'The loss is shown in red, beside what stays and what is still to be bet. The safe button comes first.',
      on: {
        'bonusGiveUp.confirmed': { target: 'sending', actions: 'forgetProblem' },
        'bonusGiveUp.abandoned': 'abandoned',
      },
    },
    sending: {
      meta: { title: 'Giving it up' },
      description: 'Sent with the amount that the player confirmed, until it is known whether the bonus is given up.',
      invoke: {
        id: 'sendGiveUp',
        src: 'sendGiveUp',
        input: ({ context: { orderNo, bonus } }) => ({
          request: { orderNo, forfeited: present(present(bonus).giveUp).forfeited },
          mayExist: false,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'ended' },
          {
            guard: { type: 'isChanged', params: output },
            target: 'loading',
            actions: { type: 'noteProblem', params: output },
            description: 'The amount is no longer the one that the player confirmed, so the new one is shown.',
          },
          {
            guard: { type: 'isOvertaken', params: output },
            target: 'loading',
            description: 'Something has changed since the amounts were read, so they are read again.',
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'refused',
            actions: { type: 'noteProblem', params: output },
          },
          { target: 'abandoned', description: 'It never arrived, and the player keeps the bonus.' },
        ],
      },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Refused' },
      description: 'The server says why the bonus cannot be given up now.',
      on: {
        'bonusGiveUp.retried': { target: 'loading', actions: 'forgetProblem' },
        'bonusGiveUp.abandoned': 'abandoned',
      },
    },
    ended: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Given up' },
      description: 'The bonus is gone, and the wallet shows what stays.',
      entry: 'refreshBalance',
      output: { isGivenUp: true },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Kept' },
      description: 'The player keeps the bonus; nothing has changed.',
      output: { isGivenUp: false },
    },
  },
  output: ({ event }) => event.output as GiveUpOutput,
});

export type BonusGiveUpRef = ActorRefFrom<typeof bonusGiveUpMachine>;
