import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fillProfile.title', defaultMessage: 'About you' },
  lead: {
    id: 'fillProfile.lead',
    defaultMessage:
      'Tell us a little about yourself, or skip it for now. You can change most of this later in your account.',
  },
  loading: { id: 'fillProfile.loading', defaultMessage: 'Loading your profile' },
  unavailableTitle: { id: 'fillProfile.unavailableTitle', defaultMessage: 'Your profile could not be loaded' },
  unavailable: { id: 'fillProfile.unavailable', defaultMessage: 'Check your connection. You stay logged in.' },
  avatar: { id: 'fillProfile.avatar', defaultMessage: 'Your picture' },
  nickname: { id: 'fillProfile.nickname', defaultMessage: 'Nickname' },
  nicknameHint: { id: 'fillProfile.nicknameHint', defaultMessage: 'Others see it beside your comments and wins.' },
  realname: { id: 'fillProfile.realname', defaultMessage: 'Real name' },
  realnameHint: {
    id: 'fillProfile.realnameHint',
    defaultMessage: 'As on your ID. A bank account to withdraw to should be in the same name.',
  },
  gender: { id: 'fillProfile.gender', defaultMessage: 'Gender' },
  genderRequired: { id: 'fillProfile.genderRequired', defaultMessage: 'Choose one; you may also keep it to yourself.' },
  choose: { id: 'fillProfile.choose', defaultMessage: 'Please choose' },
  male: { id: 'fillProfile.male', defaultMessage: 'Male' },
  female: { id: 'fillProfile.female', defaultMessage: 'Female' },
  custom: { id: 'fillProfile.custom', defaultMessage: 'Another' },
  unknown: { id: 'fillProfile.unknown', defaultMessage: "I'd rather not say" },
  birthday: { id: 'fillProfile.birthday', defaultMessage: 'Birthday (optional)' },
  birthdayKnown: { id: 'fillProfile.birthdayKnown', defaultMessage: 'Birthday' },
  birthdayFixed: { id: 'fillProfile.birthdayFixed', defaultMessage: 'It is set and cannot be changed.' },
  birthdayIncomplete: {
    id: 'fillProfile.birthdayIncomplete',
    defaultMessage: 'Choose day, month and year, or none of them.',
  },
  birthdayWrong: { id: 'fillProfile.birthdayWrong', defaultMessage: 'There is no such day. Check day and month.' },
  email: { id: 'fillProfile.email', defaultMessage: 'E-mail (optional)' },
  silent: {
    id: 'fillProfile.silent',
    defaultMessage:
      'No answer came, so we do not know yet whether your profile was saved. Check again before you go on.',
  },
  askAgain: { id: 'fillProfile.askAgain', defaultMessage: 'Check again' },
  save: { id: 'fillProfile.save', defaultMessage: 'Save' },
  skip: { id: 'fillProfile.skip', defaultMessage: 'Skip for now' },
});

export const avatarNumber = defineMessage<{ number: number }>({
  id: 'fillProfile.avatarNumber',
  defaultMessage: 'Picture {number}',
});
export const birthdayHint = defineMessage<{ country: string }>({
  id: 'fillProfile.birthdayHint',
  defaultMessage:
    '{country, select, PH {Check it well: once saved it cannot be changed. Players must be 21 or over.} other {Check it well: once saved it cannot be changed.}}',
});
