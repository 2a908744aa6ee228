import { defineMessage, defineMessages } from 'react-intl';

export const giveUp = defineMessages({
  title: { id: 'bonusGiveUp.title', defaultMessage: 'Give the bonus up?' },
  unanswered: { id: 'common.noAnswerYet', defaultMessage: 'No answer yet' },
  unansweredText: { id: 'common.notSentTwice', defaultMessage: 'Nothing is sent a second time.' },
  unsent: { id: 'common.itDidNotArrive', defaultMessage: 'It did not arrive' },
  unsentText: { id: 'common.nothingTaken', defaultMessage: 'Nothing was taken. You can safely send it again.' },
  patience: { id: 'common.doNotClose', defaultMessage: 'One moment. Please do not close this page.' },
  tracing: { id: 'bonusGiveUp.tracing', defaultMessage: 'Checking whether the bonus was given up' },
  lost: { id: 'bonusGiveUp.lost', defaultMessage: 'You lose' },
  met: { id: 'deposit.given.met', defaultMessage: 'The required bets are placed.' },
  after: { id: 'bonusGiveUp.after', defaultMessage: 'Wallet after' },
  fallsAway: { id: 'bonusGiveUp.fallsAway', defaultMessage: 'No longer to bet' },
  ofDeposit: { id: 'bonusGiveUp.ofDeposit', defaultMessage: 'To bet for the deposit' },
  keep: { id: 'bonusGiveUp.keep', defaultMessage: 'Keep the bonus' },
});

/** What holds money of the bonus. The promotion has the words of the server's refusal. */
export const held = defineMessages({
  game: { id: 'bonusGiveUp.inGame', defaultMessage: 'A game may hold money of this bonus. Leave it first.' },
  round: { id: 'bonusGiveUp.inRound', defaultMessage: 'A bet is still open. Try again when it is settled.' },
  promotion: {
    id: 'problem.bonusInPromotion',
    defaultMessage: 'A promotion that you joined since is still running. End it first.',
  },
});

export const askGiveUp = defineMessage({ id: 'bonusGiveUp.ask', defaultMessage: 'Give this bonus up' });
export const giveUpLead = defineMessage<{ title: string; bonus: string }>({
  id: 'bonusGiveUp.lead',
  defaultMessage: '{title}: the bonus of {bonus} goes, and what you have won since. This cannot be taken back.',
});
export const giveUpAmount = defineMessage<{ amount: string }>({
  id: 'bonusGiveUp.confirm',
  defaultMessage: 'Give up and lose {amount}',
});
