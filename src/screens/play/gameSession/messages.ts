import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  looking: { id: 'common.oneMoment', defaultMessage: 'One moment…' },
  opening: { id: 'gameSession.opening', defaultMessage: 'Opening the game…' },
  unheard: { id: 'gameSession.unheard', defaultMessage: 'No answer from the game yet' },
  unavailable: { id: 'gameSession.unavailable', defaultMessage: 'The game could not be opened' },
  unavailableText: {
    id: 'gameSession.unavailable.text',
    defaultMessage: 'Nothing was moved: your money is where it was.',
  },
  insufficient: {
    id: 'problem.insufficientBalance',
    defaultMessage: 'Insufficient balance, please Deposit!',
  },
  insufficientText: {
    id: 'gameSession.insufficient.text',
    defaultMessage: 'Nothing was moved. After the deposit a link leads back to the game.',
  },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  otherOpen: { id: 'gameSession.otherOpen', defaultMessage: 'You have another game open' },
});

/** `amount` is formatted with its currency. */
export const depositAmount = defineMessage<{ amount: string }>({
  id: 'gameSession.insufficient.depositAmount',
  defaultMessage: 'Deposit {amount}',
});
export const otherHolds = defineMessage<{ game: string; amount: string }>({
  id: 'gameSession.otherOpen.holds',
  defaultMessage: '{amount} is still in {game}. One game can be played at a time.',
});
export const otherText = defineMessage<{ game: string }>({
  id: 'gameSession.otherOpen.text',
  defaultMessage: '{game} is still open. One game can be played at a time.',
});
/** `place`: a device or a tab. What the player chooses happens to the page there. */
export const otherPlace = defineMessage<{ place: string; time: string }>({
  id: 'gameSession.otherOpen.place',
  defaultMessage: 'It is on screen on {place} since {time}, and closes there.',
});
export const resume = defineMessage<{ game: string }>({
  id: 'exitWarning.resume',
  defaultMessage: 'Back to {game}',
});
export const change = defineMessages({
  switch: { id: 'gameSession.otherOpen.switch', defaultMessage: 'Exit it and play this one' },
  leave: { id: 'gameSession.otherOpen.leave', defaultMessage: 'Exit it' },
});
