import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  toLobby: { id: 'play.toLobby', defaultMessage: 'Back to lobby' },
  toGame: { id: 'play.toGame', defaultMessage: 'Back to the game page' },
  retry: { id: 'play.retry', defaultMessage: 'Try again' },
  askAgain: { id: 'play.askAgain', defaultMessage: 'Check again now' },
  sameNumber: {
    id: 'play.sameNumber',
    defaultMessage: 'The maker has not confirmed yet. We keep asking with the same number, so nothing is moved twice.',
  },
  unheard: {
    id: 'play.unheard',
    defaultMessage: 'No answer yet. We try again under the same number, so nothing is moved twice.',
  },
  unknown: { id: 'play.unknown', defaultMessage: 'not known' },
  game: { id: 'play.elsewhere.game', defaultMessage: 'Game' },
  where: { id: 'play.elsewhere.where', defaultMessage: 'Open on' },
  since: { id: 'play.elsewhere.since', defaultMessage: 'Since' },
  inGame: { id: 'play.elsewhere.inGame', defaultMessage: 'In the game' },
  otherTab: { id: 'play.elsewhere.otherTab', defaultMessage: 'another tab of this browser' },
  stepDone: { id: 'play.step.done', defaultMessage: '(done)' },
  stepNow: { id: 'play.step.now', defaultMessage: '(under way)' },
  stepStop: { id: 'play.step.stop', defaultMessage: '(stopped)' },
  stepNext: { id: 'play.step.next', defaultMessage: '(to come)' },
});
