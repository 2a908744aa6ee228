import type { SiteInfo } from '../../vocabulary.js';

/** What a value may be wrong in, by name. Each has a sentence in `src/ui/field/faults.ts`, in five languages. */
export type FaultName =
  | 'required'
  | 'type'
  | 'range'
  | 'tooShort'
  | 'tooLong'
  | 'enum'
  | 'pattern'
  | 'email'
  | 'mobile'
  | 'url'
  | 'date'
  | 'number'
  | 'digits'
  | 'idCard'
  | 'carPlate'
  | 'amount'
  | 'letters'
  | 'landline'
  | 'json'
  | 'code'
  | 'phone'
  | 'password'
  | 'username'
  | 'nickname'
  | 'realname'
  | 'inviteCode'
  | 'captcha'
  | 'bankAccount';

/** A fault and what its sentence needs to say: limits, a number of characters, the country of a phone. */
export type Fault = { name: FaultName; min?: number; max?: number; length?: number; country?: SiteInfo['countryCode'] };

/** Null for what is right. */
export type Check<Value = string> = (value: Value) => Fault | null;

/** The first fault that one of them finds. */
export const every =
  <Value>(...checks: readonly Check<Value>[]): Check<Value> =>
  (value) => {
    for (const check of checks) {
      const fault = check(value);
      if (fault) return fault;
    }
    return null;
  };

/** Nothing typed is right; what is typed has to pass. */
export const optional =
  (check: Check): Check =>
  (text) =>
    text.trim() === '' ? null : check(text);

export const isRight = <Value>(check: Check<Value>, value: Value): boolean => check(value) === null;

/** A check by a yes or no. */
export const holds =
  <Value>(fault: Fault, isFine: (value: Value) => boolean): Check<Value> =>
  (value) =>
    isFine(value) ? null : fault;

/** The whole text has that form. `search`, because `test` of a global pattern remembers where it stopped. */
export const matches = (pattern: RegExp, fault: Fault): Check => holds(fault, (text) => text.search(pattern) === 0);
