import type { components } from '../../openapi/user-api.js';
import type { Problem } from '../vocabulary.js';
import { refusedField } from './refused-field.js';

export type SupportBank = components['schemas']['SupportBank'];

/** In the order that the player goes; a site may leave out `code` and both of the bank (section 2). */
export type SignUpStep = 'phone' | 'code' | 'account' | 'bankType' | 'bankAccount';

/** What the player gives on the way. `phone` in 0-form, `bankType` a bank code; '' is not given yet. */
export type SignUpFields = {
  phone: string;
  isAdult: boolean;
  code: string;
  username: string;
  password: string;
  inviteCode: string;
  bankType: string;
  bankAccountName: string;
  bankAccount: string;
};

/** What outlives a tab kill: never code, password or bank account with its holder (G5). In its own step a phone is as it was typed. */
export type SavedSignUp = Pick<SignUpFields, 'phone' | 'isAdult' | 'username' | 'inviteCode' | 'bankType'> & {
  step: SignUpStep;
};

/** What is told as it is typed: not lost by a step back. */
export type TypedSignUp = Partial<Omit<SavedSignUp, 'step'> & Pick<SignUpFields, 'bankAccountName'>>;

export type Registration = Pick<SignUpFields, 'phone' | 'isAdult' | 'code' | 'username' | 'password' | 'inviteCode'> & {
  card: { bank: SupportBank; bankAccountName: string; bankAccount: string } | null;
};

type Switches = { isSmsOn: boolean; isBankOn: boolean };

export const emptySignUp: SignUpFields = {
  phone: '',
  isAdult: false,
  code: '',
  username: '',
  password: '',
  inviteCode: '',
  bankType: '',
  bankAccountName: '',
  bankAccount: '',
};

/** The steps of a site: "Step 2 of 5" counts the real ones. */
export const stepsOf = ({ isSmsOn, isBankOn }: Switches): SignUpStep[] => [
  'phone',
  ...(isSmsOn ? (['code'] as const) : []),
  'account',
  ...(isBankOn ? (['bankType', 'bankAccount'] as const) : []),
];

/** A code belongs to the phone it was sent to: it goes with another one. */
export const withPhone = (
  { sentTo, code }: SignUpFields & { sentTo: string },
  { phone, isAdult }: Pick<SignUpFields, 'phone' | 'isAdult'>,
) => ({
  phone,
  isAdult,
  sentTo: phone,
  code: sentTo === phone ? code : '',
});

/** The first bank is selected, unless one of the list was chosen before. */
export const withBanks = ({ bankType }: SignUpFields, banks: readonly SupportBank[]) => ({
  banks,
  bankType: (banks.find(({ bankCode }) => bankCode === bankType) ?? banks[0])?.bankCode ?? '',
});

/** Whether every step has been through: what was refused is then sent again as soon as it is mended. */
export const isComplete = ({ password, bankAccount, isBankOn }: SignUpFields & Switches): boolean =>
  password !== '' && (!isBankOn || bankAccount !== '');

/** What is sent at the end. An empty username is the phone (C4). */
export function registrationOf(fields: SignUpFields & Switches & { banks: readonly SupportBank[] }): Registration {
  const {
    phone,
    isAdult,
    username,
    password,
    inviteCode,
    bankAccountName,
    bankAccount,
    banks,
    bankType,
    isSmsOn,
    isBankOn,
  } = fields;
  const bank = isBankOn ? banks.find(({ bankCode }) => bankCode === bankType) : undefined;
  return {
    phone,
    isAdult,
    code: isSmsOn ? fields.code : '',
    username: username || phone,
    password,
    inviteCode,
    card: bank ? { bank, bankAccountName, bankAccount } : null,
  };
}

const stepOfField: Readonly<Record<string, SignUpStep>> = {
  phone: 'phone',
  isAdult: 'phone',
  code: 'code',
  username: 'account',
  password: 'account',
  inviteCode: 'account',
  bank: 'bankType',
  bankCardName: 'bankAccount',
  bankCardAccount: 'bankAccount',
};

/** Where a refusal is to be mended: at its field, else at the step that was submitted last. */
export function stepToMend(problem: Problem | null, switches: Switches): SignUpStep {
  const steps = stepsOf(switches);
  const step = problem && stepOfField[refusedField(problem) ?? ''];
  return step && steps.includes(step) ? step : (steps.at(-1) ?? 'account');
}
