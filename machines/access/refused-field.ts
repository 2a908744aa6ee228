import type { Problem, ProblemCode } from '../vocabulary.js';

const fieldOfCode: Partial<Record<ProblemCode, string>> = {
  phoneTaken: 'phone',
  invalidPhone: 'phone',
  ageNotConfirmed: 'isAdult',
  wrongCode: 'code',
  usernameTaken: 'username',
  passwordTooCommon: 'password',
  inviteUnknown: 'inviteCode',
  bankUnknown: 'bank',
};

/**
 * The field that a refusal is about, by its name in the contract: the field that the code implies, else the last part of
 * the name that the server gives (`gameUserBankCard/bankCardAccount`). Null if the refusal is about no field.
 */
export const refusedField = ({ code, field }: Problem): string | null =>
  fieldOfCode[code] ?? field?.split(/[./]/).at(-1) ?? null;
