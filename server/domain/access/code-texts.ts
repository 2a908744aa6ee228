import type { CodePurpose } from '../../db/values.js';
import type { Texts } from '../../base/locale.js';
import texts from './code-texts.json' with { type: 'json' };

/** The SMS that carries a code, by purpose; `{code}` is replaced by the code. */
export const CODE_TEXTS: Readonly<Record<CodePurpose, Texts>> = texts;

/**
 * Sent instead of a code to a phone that has no account: the request takes as long as with an account, and only the
 * phone's holder learns that there is none.
 */
export const NO_ACCOUNT_TEXT: Texts = texts.noAccount;
