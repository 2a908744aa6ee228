import type { components } from '../../openapi/user-api.js';
import type { Plain, Problem, Result, SiteInfo } from '../vocabulary.js';
import type { CodeNews } from './codeCountdown.machine.js';
import { refusedField } from './refused-field.js';

export type SupportBank = components['schemas']['SupportBank'];

/** In the player's order; a site may leave out `code` and both bank steps (section 2). */
export type SignUpStep = 'phone' | 'code' | 'account' | 'bankType' | 'bankAccount';

/** The two steps that `signUpBank` runs. */
export type BankStep = 'bankType' | 'bankAccount';

/** What the player enters. `phone` starts with 0, `bankType` is a bank code; '' means not given yet. */
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

/**
 * Saved in case the browser kills the tab; never code, password, or bank account with its holder (G5). In its own step
 * the phone is stored as the player typed it.
 */
export type SavedSignUp = Pick<SignUpFields, 'phone' | 'isAdult' | 'username' | 'inviteCode' | 'bankType'> & {
  step: SignUpStep;
};

/** Reported on every change, so that a step back loses nothing. */
export type TypedSignUp = Partial<Omit<SavedSignUp, 'step'> & Pick<SignUpFields, 'bankAccountName'>>;

export type Registration = Pick<SignUpFields, 'phone' | 'isAdult' | 'code' | 'username' | 'password' | 'inviteCode'> & {
  card: { bank: SupportBank; bankAccountName: string; bankAccount: string } | null;
};

/** What a step is checked with: all that the server needs to judge its fields. '' means not given. */
export type SignUpCheck = Pick<SignUpFields, 'phone' | 'code'> &
  Partial<Pick<SignUpFields, 'username' | 'password' | 'inviteCode'>>;

export type SignUpEvent =
  | { type: 'signUp.phoneGiven'; given: Pick<SignUpFields, 'phone' | 'isAdult'> }
  | { type: 'signUp.codeGiven'; given: Pick<SignUpFields, 'code'> }
  | { type: 'signUp.accountGiven'; given: Pick<SignUpFields, 'username' | 'password' | 'inviteCode'> }
  | { type: 'signUp.bankChanged'; changed: Pick<SignUpFields, 'bankType' | 'bankAccountName'> & { step: BankStep } }
  | { type: 'signUp.typed'; typed: TypedSignUp }
  | Plain<
      'signUp.codeRequested' | 'signUp.phoneMistyped' | 'signUp.steppedBack' | 'signUp.loginChosen' | 'session.found'
    >
  | CodeNews;

/** How the bank steps start. `refusedAt` with `problem`: the server refused the registration because of that step. */
export type BankStart = Pick<SignUpFields, 'bankType' | 'bankAccountName' | 'bankAccount'> & {
  banks: readonly SupportBank[];
  refusedAt: BankStep | null;
  problem: Problem | null;
  /** The player was typing the number before a reload, which discards it (G5). */
  isAccountForgotten: boolean;
};

type Switches = { isSmsOn: boolean; isBankOn: boolean };

export type SignUpSite = Pick<SiteInfo, 'countryCode'> & Switches;

/**
 * `sentTo`: the phone that was submitted last; `phone` follows the field. `isBankForgotten`: a reload interrupted the
 * last step. `otherProblems`: what else is refused at the step of `problem`.
 */
export type SignUpContext = SignUpSite &
  SignUpFields & {
    step: SignUpStep;
    sentTo: string;
    isBankForgotten: boolean;
    banks: readonly SupportBank[];
    problem: Problem | null;
    otherProblems: readonly Problem[];
  };

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

/** The first problem leads to its step; the others are shown with it. */
export const withProblems = (problems: readonly Problem[]): Pick<SignUpContext, 'problem' | 'otherProblems'> => ({
  problem: problems[0] ?? null,
  otherProblems: problems.slice(1),
});

/** A new sign-up, or the one that a tab kill interrupted. */
export const startOf = ({ saved, ...site }: SignUpSite & { saved: SavedSignUp | null }): SignUpContext => ({
  ...site,
  ...emptySignUp,
  step: 'phone',
  ...saved,
  sentTo: saved?.phone ?? '',
  isBankForgotten: saved?.step === 'bankAccount',
  banks: [],
  ...withProblems([]),
});

/** What a check found, or why there was none. */
export const problemsIn = (result: Result<readonly Problem[]>): readonly Problem[] =>
  result.ok ? result.value : [result.problem];

/** The steps of a site: "Step 2 of 5" counts only the steps that the site has. */
export const stepsOf = ({ isSmsOn, isBankOn }: Switches): SignUpStep[] => [
  'phone',
  ...(isSmsOn ? (['code'] as const) : []),
  'account',
  ...(isBankOn ? (['bankType', 'bankAccount'] as const) : []),
];

/** A code belongs to the phone it was sent to, so another phone discards it. */
export const withPhone = (
  { sentTo, code }: SignUpFields & { sentTo: string },
  { phone, isAdult }: Pick<SignUpFields, 'phone' | 'isAdult'>,
) => ({
  phone,
  isAdult,
  sentTo: phone,
  code: sentTo === phone ? code : '',
  ...withProblems([]),
});

/** A bank that the player chose before stays chosen while it is listed. None is chosen for the player. */
export const withBanks = ({ bankType }: Pick<SignUpFields, 'bankType'>, banks: readonly SupportBank[]) => ({
  banks,
  bankType: banks.some(({ bankCode }) => bankCode === bankType) ? bankType : '',
});

/** A refusal of a field of the bank leads to its step; without a problem the bank steps start at the first one. */
export function bankStartOf(fields: SignUpContext): BankStart {
  const { banks, bankType, bankAccountName, bankAccount, problem, isBankForgotten } = fields;
  const step = problem && stepToMend(problem, fields);
  const refusedAt = step === 'bankType' || step === 'bankAccount' ? step : null;
  return { banks, bankType, bankAccountName, bankAccount, refusedAt, problem, isAccountForgotten: isBankForgotten };
}

/** Whether every step is complete: correcting the refused step then submits the whole form again. */
export const isComplete = ({ password, bankAccount, isBankOn }: SignUpFields & Switches): boolean =>
  password !== '' && (!isBankOn || bankAccount !== '');

/** The fields of a step for the server, with the code that lets it speak about the phone (C8). */
export function checkOf({ step, isSmsOn, username, password, inviteCode, ...fields }: SignUpContext): SignUpCheck {
  const { phone } = fields;
  const code = isSmsOn ? fields.code : '';
  return step === 'code' ? { phone, code } : { phone, code, username: username || phone, password, inviteCode };
}

/** The form as it is sent. If the username is empty, the phone is the username (C4). */
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

/** The step where a refusal is corrected: the one of its field, or the one that was submitted last. */
export function stepToMend(problem: Problem | null, { step: submitted, ...switches }: SignUpContext): SignUpStep {
  const steps = stepsOf(switches);
  const step = problem && stepOfField[refusedField(problem) ?? ''];
  if (step && steps.includes(step)) return step;
  return submitted === 'bankType' ? 'bankAccount' : submitted;
}
