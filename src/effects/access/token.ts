import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';

/** The token of an answer that lets somebody in (B2: at the top of the body). A success without one is no answer. */
export function tokenIn(result: Result<{ token?: string }>): Result<{ token: string }> {
  if (!result.ok) return result;
  const { token } = result.value;
  if (!token) throw new Unreachable('a login without a token');
  return { ok: true, value: { token } };
}
