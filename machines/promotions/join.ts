import type { components } from '../../openapi/user-api.js';
import { present, type Plain } from '../vocabulary.js';

type Schemas = components['schemas'];
/** A promotion with all its terms. */
export type PromotionInfo = Schemas['PromotionInfo'];
/** What taking part with an amount would give and require, from the server. Minor units. */
export type PromotionQuote = Schemas['PromotionQuote'];
/** What the player takes part with: minor units, 0 while the field is empty; and the code where the promotion asks for one. */
export type JoinChoice = { promotionId: string; amount: number; code: string | null };
export type JoinEvent =
  | { type: 'promotionDetail.typed'; choice: JoinChoice }
  | { type: 'promotionDetail.submitted'; choice: JoinChoice }
  | Plain<
      | 'promotionDetail.confirmed'
      | 'promotionDetail.edited'
      | 'promotionDetail.retried'
      | 'promotionDetail.recordRequested'
    >;
export type JoinRequest = JoinChoice & { key: string };
/** What is saved for a reload: what is in the form, and, once the player has confirmed, the key. */
export type JoinDraft = { choice: JoinChoice; key: string | null };

/** The request of a confirmed choice. */
export const requestOf = ({ choice, key }: JoinDraft): JoinRequest => ({ ...choice, key: present(key) });

/** What was saved before a reload, if it was for this promotion; null for anything else, which another version may have saved. */
export function savedJoinOf(saved: Readonly<Record<string, unknown>> | null, promotionId: string): JoinDraft | null {
  const { choice, key } = (saved?.['draft'] ?? {}) as Partial<JoinDraft>;
  if (typeof choice?.amount !== 'number' || choice.promotionId !== promotionId) return null;
  return { choice, key: typeof key === 'string' ? key : null };
}
