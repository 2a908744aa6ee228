import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  back: { id: 'common.back', defaultMessage: 'Back' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  stuck: { id: 'preferences.stuck', defaultMessage: 'The page could not load again.' },
  language: { id: 'common.language', defaultMessage: 'Language' },
  phone: { id: 'common.phoneNumber', defaultMessage: 'Phone number' },
  code: { id: 'access.code', defaultMessage: 'Verification code' },
  codeValidity: { id: 'access.codeValidity', defaultMessage: 'Valid for 5 minutes' },
  sendCode: { id: 'access.sendCode', defaultMessage: 'Send code' },
  sendAgain: { id: 'common.sendAgain', defaultMessage: 'Send again' },
  cannotSee: { id: 'access.cannotSee', defaultMessage: "Can't see it? Contact us" },
  captcha: { id: 'access.captcha', defaultMessage: 'Code in the picture' },
  captchaFailed: { id: 'access.captchaFailed', defaultMessage: 'The picture did not load. Ask for another one.' },
  captchaLead: {
    id: 'access.captchaLead',
    defaultMessage: 'Several codes were sent. Before we send another one, type the digits of the picture.',
  },
  captchaPicture: { id: 'access.captchaPicture', defaultMessage: 'A picture of four digits' },
  captchaPlace: { id: 'access.captchaPlace', defaultMessage: '4 digits' },
  captchaReload: { id: 'access.captchaReload', defaultMessage: 'Another picture' },
  captchaStale: {
    id: 'access.captchaStale',
    defaultMessage: 'The picture was two minutes old. Ask for another one.',
  },
  captchaTitle: { id: 'access.captchaTitle', defaultMessage: 'Another code?' },
  password: { id: 'common.password', defaultMessage: 'Password' },
  passwordHint: {
    id: 'access.passwordHint',
    defaultMessage: 'At least 6 characters. Letters, numbers and _ . ! @ # $ % ^ & * ? are supported.',
  },
  newPasswordRequired: { id: 'access.newPasswordRequired', defaultMessage: 'Choose a password.' },
  passwordRequired: { id: 'common.enterYourPassword', defaultMessage: 'Enter your password.' },
  reveal: { id: 'common.showThePassword', defaultMessage: 'Show the password' },
  hide: { id: 'common.hideThePassword', defaultMessage: 'Hide the password' },
  tryAgain: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  logIn: { id: 'common.logIn', defaultMessage: 'Log in' },
  signUp: { id: 'common.signUp', defaultMessage: 'Sign up' },
});

export const phoneHint = defineMessage<{ country: string }>({
  id: 'access.phoneHint',
  defaultMessage:
    '{country, select, PH {A mobile number of the Philippines, 11 digits with the 0} TH {A mobile number of Thailand, 10 digits with the 0} other {A mobile number of Myanmar, starting with 09}}',
});

export const sendAgainIn = defineMessage<{ time: string }>({
  id: 'access.sendAgainIn',
  defaultMessage: 'Send again in {time}',
});
export const demoCode = defineMessage<{ link: MessageTag }>({
  id: 'access.demoCode',
  defaultMessage: 'This is a demo, no SMS is sent. <link>Read the code here</link>',
});
export const noCode = defineMessage<{ contact: MessageTag }>({
  id: 'access.noCode',
  defaultMessage:
    'Nothing after a minute? Check that the number can receive SMS, or <contact>contact us</contact>. Your form is kept if you leave to read it.',
});
