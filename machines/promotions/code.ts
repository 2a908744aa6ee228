import type { components } from '../../openapi/user-api.js';
import { path, withQuery } from '../addresses.js';
import { matches, type Check } from '../shared/rules/check.js';
import { plainCode } from '../shared/rules/numerals.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import type { Problem, Result } from '../vocabulary.js';
import type { Promotion } from './promotions.machine.js';

type Schemas = components['schemas'];
/** What a code would give to the player, as the server computes it; or what it has given, if `usedTime` is not null. */
export type CodeOffer = Schemas['CodeOffer'];
/**
 * What a redeemed code brought: the right to take part in a promotion, or a participation that holds a gift. `amount` of
 * the gift in minor units; `recordId` of its participation.
 */
export type CodeGain = {
  kind: CodeOffer['kind'];
  amount: number | null;
  promotion: Promotion;
  recordId: string | null;
};
/** What is saved for a reload: the text of the field, and, once the player has confirmed, the key. */
export type CodeDraft = { code: string; key: string | null };
export type CodeRequest = { code: string; key: string };

/** As the contract accepts it. */
export const promotionCode: Check = matches(/^[A-Za-z0-9]{4,16}$/, { name: 'pattern' });

/** The page that redeems a code; `code` fills its field. */
export const promotionCodeAddress = (code: string | null = null): string => withQuery(path.promotionCode, { code });

/** Small and capital letters are the same; a code that was copied out of a text may have spaces around it or in it. */
export const asCode = (typed: string): string => plainCode(typed).toUpperCase();

/** Whether a refusal is about the code or its promotion: then the player has not redeemed it. */
const isOfCode = ({ code }: Problem): boolean =>
  [
    'promotionCodeWrong',
    'promotionCodeUsed',
    'promotionCodeExpired',
    'promotionEnded',
    'promotionUsed',
    'promotionFull',
  ].includes(code);

/** What the check of a code says about its redemption. Throws if it says nothing: a limit or a lost session is no answer. */
export function redemptionOf(checked: Result<CodeOffer>): Answer<CodeGain> {
  if (checked.ok) return checked.value.usedTime === null ? null : { ok: true, value: gainOf(checked.value) };
  if (isOfCode(checked.problem)) return checked;
  throw new Error(checked.problem.code);
}

/** What a code has brought that the player has redeemed. */
export const gainOf = ({ kind, giftAmount, promotion, recordId }: CodeOffer): CodeGain => ({
  kind,
  amount: giftAmount,
  promotion,
  recordId,
});

/**
 * How the page starts. A stored key means that its code may be redeemed already, so it comes before the code of the
 * address; `named` is the code that is checked at once, or ''.
 */
export function codeStart(
  saved: Readonly<Record<string, unknown>> | null,
  named: string,
): { draft: CodeDraft; named: string } {
  const { code, key } = (saved?.['draft'] ?? {}) as Partial<CodeDraft>;
  const typed = typeof code === 'string' ? code : '';
  if (typed !== '' && typeof key === 'string') return { draft: { code: typed, key }, named: '' };
  return { draft: { code: named === '' ? typed : asCode(named), key: null }, named: asCode(named) };
}
