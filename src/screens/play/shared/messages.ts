import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  toLobby: { id: 'play.toLobby', defaultMessage: 'Back to lobby' },
  toGame: { id: 'play.toGame', defaultMessage: 'Back to the game page' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  askAgain: { id: 'play.askAgain', defaultMessage: 'Check again now' },
  sameNumber: {
    id: 'play.sameNumber',
    defaultMessage: 'The maker has not confirmed yet. We keep trying under the same number, so nothing is moved twice.',
  },
  unheard: {
    id: 'play.unheard',
    defaultMessage: 'No answer yet. We try again under the same number, so nothing is moved twice.',
  },
  unknown: { id: 'common.notKnown', defaultMessage: 'not known' },
  game: { id: 'common.game', defaultMessage: 'Game' },
  where: { id: 'play.elsewhere.where', defaultMessage: 'Open on' },
  since: { id: 'play.elsewhere.since', defaultMessage: 'Since' },
  inGame: { id: 'common.inTheGame', defaultMessage: 'In the game' },
  otherTab: { id: 'play.elsewhere.otherTab', defaultMessage: 'another tab of this browser' },
  stepDone: { id: 'common.done', defaultMessage: '(done)' },
  stepNow: { id: 'play.step.now', defaultMessage: '(under way)' },
  stepStop: { id: 'common.stopped', defaultMessage: '(stopped)' },
  stepNext: { id: 'play.step.next', defaultMessage: '(to come)' },
});

type OpenBetsValues = { count: number; stake: string };

/** `count`: of the bets. `stake`: of all of them, formatted with its currency. */
export const matchToWallet = defineMessage<OpenBetsValues>({
  id: 'play.openBets.matchToWallet',
  defaultMessage:
    '{count, plural, one {Your bet of {stake} is still open. It is settled after its match, and what it pays goes to your wallet.} other {Your # bets of {stake} together are still open. They are settled after their matches, and what they pay goes to your wallet.}}',
});
export const matchToPromotion = defineMessage<OpenBetsValues>({
  id: 'play.openBets.matchToPromotion',
  defaultMessage:
    '{count, plural, one {Your bet of {stake} is still open. It is settled after its match, and what it pays goes to your promotion balance.} other {Your # bets of {stake} together are still open. They are settled after their matches, and what they pay goes to your promotion balance.}}',
});
export const roundToWallet = defineMessage<OpenBetsValues>({
  id: 'play.openBets.roundToWallet',
  defaultMessage:
    '{count, plural, one {Your bet of {stake} is still open. If you exit, the game finishes the round by its published rules, and what it pays goes to your wallet.} other {Your # bets of {stake} together are still open. If you exit, the game finishes the rounds by its published rules, and what they pay goes to your wallet.}}',
});
export const roundToPromotion = defineMessage<OpenBetsValues>({
  id: 'play.openBets.roundToPromotion',
  defaultMessage:
    '{count, plural, one {Your bet of {stake} is still open. If you exit, the game finishes the round by its published rules, and what it pays goes to your promotion balance.} other {Your # bets of {stake} together are still open. If you exit, the game finishes the rounds by its published rules, and what they pay goes to your promotion balance.}}',
});
