import { useIntl, type IntlShape } from 'react-intl';
import type { Check, Fault, FaultName } from '../../../machines/shared/rules/check.js';

type TextOf<Name extends FaultName> = { id: `fault.${Name}`; defaultMessage: string };

/** Exhaustive: a checker without a text does not compile. For the message extraction; no page loads this list. */
export const faultTexts = {
  required: { id: 'fault.required', defaultMessage: 'Fill this in.' },
  type: { id: 'fault.type', defaultMessage: 'This is the wrong kind of value.' },
  range: { id: 'fault.range', defaultMessage: 'Enter a number from {min} to {max}.' },
  tooShort: {
    id: 'fault.tooShort',
    defaultMessage: 'Write at least {min, plural, one {# character} other {# characters}}.',
  },
  tooLong: {
    id: 'fault.tooLong',
    defaultMessage: 'Write at most {max, plural, one {# character} other {# characters}}.',
  },
  enum: { id: 'fault.enum', defaultMessage: 'Choose one of the options.' },
  pattern: { id: 'fault.pattern', defaultMessage: 'This is not in the right form.' },
  email: { id: 'fault.email', defaultMessage: 'Enter a valid e-mail address, such as name@example.com.' },
  mobile: { id: 'fault.mobile', defaultMessage: 'Enter a mobile number of 11 digits that starts with 1.' },
  url: { id: 'fault.url', defaultMessage: 'Enter a web address, such as https://example.com.' },
  date: { id: 'fault.date', defaultMessage: 'Enter a date that exists, such as 2001-12-31.' },
  number: { id: 'fault.number', defaultMessage: 'Enter a number.' },
  digits: { id: 'fault.digits', defaultMessage: 'Use digits only.' },
  idCard: { id: 'fault.idCard', defaultMessage: 'Enter the number of the ID card as it is printed: 15 or 18 digits.' },
  carPlate: { id: 'fault.carPlate', defaultMessage: 'Enter the number plate as it is on the car.' },
  amount: { id: 'fault.amount', defaultMessage: 'Please enter the correct amount' },
  decimals: {
    id: 'fault.decimals',
    defaultMessage:
      '{max, plural, =0 {Please enter the correct amount: whole, without decimals.} other {Please enter the correct amount: # decimals at most.}}',
  },
  letters: { id: 'fault.letters', defaultMessage: 'Use letters from A to Z only.' },
  landline: {
    id: 'fault.landline',
    defaultMessage: 'Enter a landline number with its area code, such as 010-62345678.',
  },
  json: { id: 'fault.json', defaultMessage: 'This text is not valid JSON.' },
  code: {
    id: 'fault.code',
    defaultMessage: 'Enter a valid verification code: {length, plural, one {# digit} other {# digits}}.',
  },
  phone: {
    id: 'fault.phone',
    defaultMessage:
      '{country, select, PH {Enter a valid phone number, such as 0917 123 4567.} TH {Enter a valid phone number, such as 081 234 5678.} other {Enter a valid phone number, such as 09 450 123 456.}}',
  },
  characters: { id: 'fault.characters', defaultMessage: 'These characters do not belong here: {characters}' },
  passwordCharacters: {
    id: 'fault.passwordCharacters',
    defaultMessage: 'A password cannot contain {characters}. Use letters, numbers or _ . ! @ # $ % ^ & * ?',
  },
  password: { id: 'fault.password', defaultMessage: 'Use 6 to 20 letters, numbers or _ . ! @ # $ % ^ & * ?' },
  username: { id: 'fault.username', defaultMessage: 'Use letters, numbers and _ @ . only, 140 at most.' },
  nickname: { id: 'fault.nickname', defaultMessage: 'Use 1 to 140 characters without < and >.' },
  realname: { id: 'fault.realname', defaultMessage: 'Use letters, spaces, points, commas, hyphens and apostrophes.' },
  marks: { id: 'fault.marks', defaultMessage: 'Use at most two marks on a letter.' },
  inviteCode: { id: 'fault.inviteCode', defaultMessage: 'An invitation code has 6 capital letters or numbers.' },
  captcha: { id: 'fault.captcha', defaultMessage: 'Type the four digits of the picture.' },
  bankAccount: { id: 'fault.bankAccount', defaultMessage: 'Enter the account number: 4 to 30 digits.' },
  withdrawalAmount: { id: 'fault.withdrawalAmount', defaultMessage: 'Please select the correct withdrawal amount' },
  upload: { id: 'fault.upload', defaultMessage: 'Upload failed, please try again' },
  fileCount: { id: 'fault.fileCount', defaultMessage: 'Exceeded the maximum allowed number of files' },
  preview: { id: 'fault.preview', defaultMessage: 'Failed to preview image' },
} as const satisfies { [Name in FaultName]: TextOf<Name> };

export const faultText = (intl: Pick<IntlShape, 'formatMessage'>, { name, ...values }: Fault): string =>
  intl.formatMessage({ id: `fault.${name}` }, values);

/** For the `validate` of a field: the error text, or null. */
export function useValidate(): (check: Check) => (text: string) => string | null {
  const intl = useIntl();
  return (check) => (text) => {
    const fault = check(text);
    return fault && faultText(intl, fault);
  };
}
