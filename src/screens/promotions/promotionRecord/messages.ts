import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { EndAction } from '../../../../machines/promotions/ending.js';

export const messages = defineMessages({
  play: { id: 'common.play', defaultMessage: 'Play' },
  title: { id: 'promotionRecord.title', defaultMessage: 'My promotion' },
  loading: { id: 'promotionRecord.loading', defaultMessage: 'Loading your promotion' },
  unavailable: { id: 'promotionRecord.unavailable.title', defaultMessage: 'Your promotion could not be loaded' },
  unavailableText: {
    id: 'common.onlyPageMissing',
    defaultMessage: 'Your money is safe. Only this page is missing.',
  },
  missing: { id: 'promotionBill.missing.title', defaultMessage: "We can't find this promotion of yours" },
  missingText: {
    id: 'common.oldLink',
    defaultMessage: 'The link may be old, or it belongs to another account.',
  },
  balance: { id: 'common.promotionBalance', defaultMessage: 'Promotion balance' },
  progress: { id: 'promotionRecord.progress', defaultMessage: 'Requirements' },
  reached: { id: 'common.reached', defaultMessage: 'Reached' },
  amount: { id: 'common.yourAmount', defaultMessage: 'Your amount' },
  bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  joined: { id: 'promotionRecord.joined', defaultMessage: 'Joined' },
  deadline: { id: 'common.playUntil', defaultMessage: 'Play until' },
  automatic: { id: 'promotionRecord.automatic', defaultMessage: 'Ends automatically' },
  ended: { id: 'promotionRecord.ended', defaultMessage: 'Ended' },
  freeSpins: { id: 'promotionRecord.freeSpins', defaultMessage: 'Free spins left' },
  release: { id: 'promotionRecord.release', defaultMessage: 'Can be unlocked when the balance is under' },
  terms: { id: 'promotionRecord.terms', defaultMessage: 'Terms you agreed to' },
  games: { id: 'common.gamesThatCount', defaultMessage: 'Games that count' },
  bill: { id: 'common.seeTheBill', defaultMessage: 'See the bill' },
  allGames: { id: 'common.all', defaultMessage: 'All' },
  settle: { id: 'promotionRecord.settle', defaultMessage: 'Settle' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  unlock: { id: 'promotionRecord.unlock', defaultMessage: 'Unlock' },
  compare: { id: 'promotionRecord.compare', defaultMessage: 'What if I stop now?' },
  comparing: { id: 'common.readingTheAmounts', defaultMessage: 'Reading the amounts' },
  incomparable: { id: 'promotionRecord.incomparable', defaultMessage: 'The amounts could not be read.' },
  goOn: { id: 'promotionRecord.goOn', defaultMessage: 'If you keep playing' },
  goOnText: {
    id: 'promotionRecord.goOn.text',
    defaultMessage: 'You lose nothing, and can still meet the requirements.',
  },
  closeDialog: { id: 'promotionRecord.dialog.close', defaultMessage: 'Close the window' },
  wallet: { id: 'common.toTheWallet', defaultMessage: 'To the wallet' },
  others: { id: 'promotionRecord.others', defaultMessage: 'Other promotions' },
});

/** How it ended. */
export const outcomes = defineMessages({
  settled: { id: 'promotionRecord.settled.title', defaultMessage: 'Settled: the money is in your wallet' },
  closed: { id: 'promotionRecord.closed.title', defaultMessage: 'The promotion was closed' },
  unlocked: { id: 'promotionRecord.unlocked.title', defaultMessage: 'The promotion was unlocked' },
});
export const outcomeTexts = {
  settled: defineMessage<{ amount: string }>({
    id: 'promotionRecord.settled.text',
    defaultMessage: '{amount} went to your wallet.',
  }),
  closed: defineMessage<{ amount: string }>({
    id: 'promotionRecord.closed.text',
    defaultMessage: '{amount} of the promotion balance was forfeited.',
  }),
  unlocked: defineMessage<{ amount: string }>({
    id: 'promotionRecord.unlocked.text',
    defaultMessage: 'The remaining {amount} was forfeited. You can join another promotion.',
  }),
} as const;

export const end = defineMessages({
  reading: { id: 'common.readingTheAmounts', defaultMessage: 'Reading the amounts' },
  unavailable: {
    id: 'promotionEnd.unavailable',
    defaultMessage: 'The amounts could not be read, so nothing can be confirmed yet.',
  },
  inGame: {
    id: 'promotionEnd.inGame',
    defaultMessage: 'A game is still open with this promotion. Exit it first, then confirm here.',
  },
  unanswered: { id: 'common.noAnswerYet', defaultMessage: 'No answer yet' },
  unansweredText: {
    id: 'activityDetail.silent.text',
    defaultMessage: "We don't know yet whether it arrived. Nothing is sent twice: check again.",
  },
  unsent: { id: 'common.itDidNotArrive', defaultMessage: 'It did not arrive' },
  unsentText: {
    id: 'promotionEnd.unsent',
    defaultMessage: 'The promotion has not ended: your confirmation did not arrive. Nothing has changed.',
  },
  tracing: { id: 'promotionEnd.asking', defaultMessage: 'Checking whether it has ended' },
  patience: { id: 'common.notSentTwice', defaultMessage: 'Nothing is sent a second time.' },
  kept: { id: 'promotionEnd.kept', defaultMessage: 'Goes to your wallet' },
  lost: { id: 'promotionEnd.lost', defaultMessage: 'You lose' },
  freeSpins: { id: 'promotionEnd.freeSpins', defaultMessage: 'Free spins you lose' },
  after: { id: 'common.walletAfter', defaultMessage: 'Wallet after' },
  goOn: { id: 'common.keepPlaying', defaultMessage: 'Keep playing' },
  notNow: { id: 'common.notNow', defaultMessage: 'Not now' },
});

type EndWords = Record<'title' | 'lead' | 'impossible', MessageDescriptor>;
export const endWords: Readonly<Record<EndAction, EndWords>> = {
  settle: defineMessages({
    title: { id: 'promotionSettle.title', defaultMessage: 'Settle this promotion?' },
    lead: { id: 'promotionSettle.lead', defaultMessage: 'The whole promotion balance goes to your wallet.' },
    impossible: {
      id: 'promotionSettle.impossible',
      defaultMessage: 'The conditions are no longer met: the last rounds have changed the balance. Keep playing.',
    },
  }),
  close: defineMessages({
    title: { id: 'promotionClose.title', defaultMessage: 'Close and lose the balance?' },
    lead: {
      id: 'promotionClose.lead',
      defaultMessage: 'The whole promotion balance is forfeited. This cannot be taken back.',
    },
    impossible: {
      id: 'promotionClose.impossible',
      defaultMessage: 'The conditions are met now: settle it, and nothing is lost.',
    },
  }),
  unlock: defineMessages({
    title: { id: 'promotionUnlock.title', defaultMessage: 'Unlock and lose the rest?' },
    lead: {
      id: 'promotionUnlock.lead',
      defaultMessage:
        'The rest of the balance is forfeited, and you can join another promotion. This cannot be taken back.',
    },
    impossible: {
      id: 'promotionUnlock.impossible',
      defaultMessage: 'The balance is too high to unlock now. Keep playing, or settle once the conditions are met.',
    },
  }),
};

export const confirmWords = {
  settle: defineMessage<{ amount: string }>({ id: 'promotionSettle.confirm', defaultMessage: 'Settle {amount}' }),
  close: defineMessage<{ amount: string }>({ id: 'promotionClose.confirm', defaultMessage: 'Close and lose {amount}' }),
  unlock: defineMessage<{ amount: string }>({
    id: 'promotionUnlock.confirm',
    defaultMessage: 'Unlock and lose {amount}',
  }),
} as const;

/** Rounds whose end is not known yet; `stake`: what was staked on them, formatted. */
export const openBets = defineMessage<{ count: number; stake: string }>({
  id: 'promotionRecord.end.openBets',
  defaultMessage:
    '{count, plural, one {# bet of {stake} is still open} other {# bets of {stake} together are still open}}. It is no longer in the balance. What is won after the end is held, and customer service decides about it.',
});

export const freeSpinsIn = defineMessage<{ shown: string; stake: string }>({
  id: 'promotionRecord.freeSpins.in',
  defaultMessage: '{shown} of {stake} each, in every game that counts',
});
