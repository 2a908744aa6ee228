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
  unavailable: { id: 'bindPhone.unavailable', defaultMessage: 'Check your connection. You stay logged in.' },
  avatar: { id: 'fillProfile.avatar', defaultMessage: 'Your picture' },
  nickname: { id: 'common.nickname', defaultMessage: 'Nickname' },
  nicknameHint: { id: 'profile.nicknameHint', defaultMessage: 'Others see it beside your comments and wins.' },
  realname: { id: 'common.realName', defaultMessage: 'Real name' },
  realnameHint: {
    id: 'profile.realnameHint',
    defaultMessage: 'As on your ID. A bank account to withdraw to should be in the same name.',
  },
  gender: { id: 'common.gender', defaultMessage: 'Gender' },
  genderRequired: { id: 'profile.genderRequired', defaultMessage: 'Choose one; you may also keep it to yourself.' },
  choose: { id: 'common.pleaseChoose', defaultMessage: 'Please choose' },
  male: { id: 'common.male', defaultMessage: 'Male' },
  female: { id: 'common.female', defaultMessage: 'Female' },
  custom: { id: 'common.another', defaultMessage: 'Another' },
  unknown: { id: 'common.idRatherNotSay', defaultMessage: "I'd rather not say" },
  birthday: { id: 'fillProfile.birthday', defaultMessage: 'Birthday (optional)' },
  birthdayKnown: { id: 'common.birthday', defaultMessage: 'Birthday' },
  birthdayFixed: { id: 'profile.birthdayFixed', defaultMessage: 'It is set and cannot be changed.' },
  birthdayIncomplete: {
    id: 'fillProfile.birthdayIncomplete',
    defaultMessage: 'Choose day, month and year, or none of them.',
  },
  birthdayWrong: { id: 'profile.birthdayWrong', defaultMessage: 'There is no such day. Check day and month.' },
  email: { id: 'fillProfile.email', defaultMessage: 'E-mail (optional)' },
  unanswered: {
    id: 'fillProfile.silent',
    defaultMessage:
      'No answer came, so we do not know yet whether your profile was saved. Check again before you go on.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  save: { id: 'common.save', defaultMessage: 'Save' },
  skip: { id: 'fillProfile.skip', defaultMessage: 'Skip for now' },
});

export const avatarNumber = defineMessage<{ number: number }>({
  id: 'avatar.number',
  defaultMessage: 'Picture {number}',
});
export const birthdayHint = defineMessage<{ country: string }>({
  id: 'profile.birthdayHint',
  defaultMessage:
    '{country, select, PH {Check it well: once saved it cannot be changed. Players must be 21 or over.} other {Check it well: once saved it cannot be changed.}}',
});
