import type { SiteInfo } from '../../vocabulary.js';

/** Names of the faults of a value. Each has a message in `src/ui/field/faults.ts`, in five languages. */
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
  | 'decimals'
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
  | 'bankAccount'
  | 'withdrawalAmount'
  | 'upload'
  | 'fileCount'
  | 'preview'
  | 'characters'
  | 'marks'
  | 'passwordCharacters';

/** A fault with the values of its message: limits, a number of characters, the country of a phone, what is not allowed. */
export type Fault = {
  name: FaultName;
  min?: number;
  max?: number;
  length?: number;
  country?: SiteInfo['countryCode'];
  characters?: string;
};

/** Returns null for a valid value. */
export type Check<Value = string> = (value: Value) => Fault | null;

/** Returns the first fault that the checks find. */
export const every =
  <Value>(...checks: readonly Check<Value>[]): Check<Value> =>
  (value) => {
    for (const check of checks) {
      const fault = check(value);
      if (fault) return fault;
    }
    return null;
  };

/** An empty text is valid; any other text must pass the check. */
export const optional =
  (check: Check): Check =>
  (text) =>
    text.trim() === '' ? null : check(text);

export const isRight = <Value>(check: Check<Value>, value: Value): boolean => check(value) === null;

/** Makes a check from a predicate. */
export const holds =
  <Value>(fault: Fault, isFine: (value: Value) => boolean): Check<Value> =>
  (value) =>
    isFine(value) ? null : fault;

/** The text matches the pattern at its start. `search`, because `test` with a global pattern continues at its last index. */
export const matches = (pattern: RegExp, fault: Fault): Check => holds(fault, (text) => text.search(pattern) === 0);

/** Each character of the text is known; the fault names the others, each once and as a person can see it (K2). */
export const allows =
  (known: RegExp, name: 'characters' | 'passwordCharacters' = 'characters'): Check =>
  (text) => {
    const unknown = Array.from(text).filter((character) => !known.test(character));
    return unknown.length === 0 ? null : { name, characters: [...new Set(unknown)].map(visible).join(' ') };
  };

function visible(character: string): string {
  if (character === ' ') return '␣';
  if (/\p{M}/u.test(character)) return `◌${character}`;
  if (!/[\p{C}\p{Z}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
