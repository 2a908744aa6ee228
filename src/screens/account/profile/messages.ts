import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ProfileField } from '../../../../machines/account/profile.js';
import type { User } from '../../../../machines/vocabulary.js';

export const messages = defineMessages({
  title: { id: 'common.myInformation', defaultMessage: 'My information' },
  loading: { id: 'profile.loading', defaultMessage: 'Loading your information' },
  unavailable: { id: 'profile.unavailable.title', defaultMessage: 'Your information could not be loaded' },
  unavailableText: {
    id: 'profile.unavailable.text',
    defaultMessage: 'Check your connection and try again. What you typed is kept.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  picture: { id: 'common.changePicture', defaultMessage: 'Change picture' },
  phone: { id: 'profile.phone', defaultMessage: 'Phone' },
  unset: { id: 'profile.unset', defaultMessage: 'Not set yet' },
  birthdayFixed: { id: 'profile.birthdayFixed', defaultMessage: 'It is set and cannot be changed.' },
  nicknameHint: { id: 'profile.nicknameHint', defaultMessage: 'Others see it beside your comments and wins.' },
  realnameHint: {
    id: 'profile.realnameHint',
    defaultMessage: 'As on your ID. A bank account to withdraw to should be in the same name.',
  },
  emailHint: { id: 'profile.emailHint', defaultMessage: 'Leave it empty to remove it.' },
  genderRequired: { id: 'profile.genderRequired', defaultMessage: 'Choose one; you may also keep it to yourself.' },
  choose: { id: 'common.pleaseChoose', defaultMessage: 'Please choose' },
  birthdayIncomplete: { id: 'profile.birthdayIncomplete', defaultMessage: 'Choose day, month and year.' },
  birthdayWrong: { id: 'profile.birthdayWrong', defaultMessage: 'There is no such day. Check day and month.' },
  submit: { id: 'common.save', defaultMessage: 'Save' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  unanswered: {
    id: 'profile.silent',
    defaultMessage: 'No answer came, so we do not know yet whether it was saved. Check again before you go on.',
  },
  askAgain: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  birthdayTitle: { id: 'profile.confirming.title', defaultMessage: 'Is this your birthday?' },
  birthdaySave: { id: 'profile.confirming.save', defaultMessage: 'Yes, save it' },
  birthdayChange: { id: 'common.changeIt', defaultMessage: 'Change it' },
  nameTitle: { id: 'profile.warning.title', defaultMessage: 'Is this your name?' },
  nameCorrect: { id: 'common.correctIt', defaultMessage: 'Correct it' },
  nameSave: { id: 'profile.warning.save', defaultMessage: 'Save it as it is' },
  discardTitle: { id: 'profile.discarding.title', defaultMessage: 'Discard the change?' },
  discardText: { id: 'profile.discarding.text', defaultMessage: 'It is not saved yet.' },
  discardKeep: { id: 'profile.discarding.keep', defaultMessage: 'Go on editing' },
  discard: { id: 'profile.discarding.discard', defaultMessage: 'Discard it' },
});

export const fieldNames: Readonly<Record<ProfileField, MessageDescriptor>> = defineMessages({
  nickname: { id: 'common.nickname', defaultMessage: 'Nickname' },
  realname: { id: 'common.realName', defaultMessage: 'Real name' },
  gender: { id: 'common.gender', defaultMessage: 'Gender' },
  birthday: { id: 'common.birthday', defaultMessage: 'Birthday' },
  email: { id: 'profile.field.email', defaultMessage: 'E-mail' },
});
export const genders: Readonly<Record<User['gender'], MessageDescriptor>> = defineMessages({
  female: { id: 'common.female', defaultMessage: 'Female' },
  male: { id: 'common.male', defaultMessage: 'Male' },
  custom: { id: 'common.another', defaultMessage: 'Another' },
  unknown: { id: 'common.idRatherNotSay', defaultMessage: "I'd rather not say" },
});
export const level = defineMessage<{ level: number; name: string }>({
  id: 'common.levelAndName',
  defaultMessage: 'Level {level, number} · {name}',
});
export const birthdayHint = defineMessage<{ country: string }>({
  id: 'profile.birthdayHint',
  defaultMessage:
    '{country, select, PH {Check it well: once saved it cannot be changed. Players must be 21 or over.} other {Check it well: once saved it cannot be changed.}}',
});
export const birthdayText = defineMessage<{ date: string }>({
  id: 'profile.confirming.text',
  defaultMessage: '{date}. Once saved it cannot be changed.',
});
export const nameText = defineMessage<{ realname: string; holder: string }>({
  id: 'profile.warning.text',
  defaultMessage:
    'You typed {realname}, and a bank card is in the name of {holder}. A withdrawal to an account of another name may be rejected.',
});
