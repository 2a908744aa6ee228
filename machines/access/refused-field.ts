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
 * The field that a refusal is about, by its name in the contract: what the code says, else the last part of what the server
 * names (`gameUserBankCard/bankCardAccount`). Null for a refusal of no field.
 */
export const refusedField = ({ code, field }: Problem): string | null =>
  fieldOfCode[code] ?? field?.split(/[./]/).at(-1) ?? null;
