import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  toLobby: { id: 'play.toLobby', defaultMessage: 'Back to lobby' },
  toGame: { id: 'play.toGame', defaultMessage: 'Back to the game page' },
  retry: { id: 'play.retry', defaultMessage: 'Try again' },
  askAgain: { id: 'play.askAgain', defaultMessage: 'Ask again now' },
  sameNumber: {
    id: 'play.sameNumber',
    defaultMessage: 'The maker has not confirmed yet. We keep asking with the same number, so nothing is moved twice.',
  },
  unheard: {
    id: 'play.unheard',
    defaultMessage: 'No answer yet. We ask again with the same number, so nothing is moved twice.',
  },
  unknown: { id: 'play.unknown', defaultMessage: 'not known' },
  stepDone: { id: 'play.step.done', defaultMessage: '(done)' },
  stepNow: { id: 'play.step.now', defaultMessage: '(under way)' },
  stepStop: { id: 'play.step.stop', defaultMessage: '(stopped)' },
  stepNext: { id: 'play.step.next', defaultMessage: '(to come)' },
});
