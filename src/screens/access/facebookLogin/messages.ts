import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  busyTitle: { id: 'facebookLogin.busyTitle', defaultMessage: 'Logging you in' },
  busy: { id: 'facebookLogin.busy', defaultMessage: 'Facebook has answered. One moment.' },
  ageTitle: { id: 'facebookLogin.ageTitle', defaultMessage: 'One thing before you play' },
  age: { id: 'facebookLogin.age', defaultMessage: 'You are new here. Your account is made as soon as you confirm.' },
  ageRequired: { id: 'facebookLogin.ageRequired', defaultMessage: 'Confirm your age and the terms to go on.' },
  confirm: { id: 'facebookLogin.confirm', defaultMessage: 'Confirm and sign up' },
  deniedTitle: { id: 'facebookLogin.deniedTitle', defaultMessage: 'Facebook login was canceled' },
  denied: {
    id: 'facebookLogin.denied',
    defaultMessage:
      'That is fine: nothing has changed, and we were told nothing about you. You can log in another way.',
  },
  interruptedTitle: { id: 'facebookLogin.interruptedTitle', defaultMessage: 'Please start again' },
  interrupted: {
    id: 'facebookLogin.interrupted',
    defaultMessage: 'A Facebook login works once and for 15 minutes. Nothing is lost: start it again.',
  },
  refusedTitle: { id: 'facebookLogin.refusedTitle', defaultMessage: 'Facebook login did not work' },
  unansweredTitle: { id: 'facebookLogin.unansweredTitle', defaultMessage: 'No answer came' },
  unanswered: {
    id: 'facebookLogin.unanswered',
    defaultMessage:
      'Check your connection and start again. If your account was made already, you are logged in to it; no second one is made.',
  },
  otherWays: { id: 'facebookLogin.otherWays', defaultMessage: 'Other ways to log in' },
});

/** The texts of sign-up: the player agrees to the same terms however the account is created. */
export const consent = defineMessage<{ country: string; terms: MessageTag; privacy: MessageTag }>({
  id: 'signUp.phone.consent',
  defaultMessage:
    '{country, select, PH {I am 21 or over and I accept the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.} other {I accept the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.}}',
});
