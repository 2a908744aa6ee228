import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';

/** The token in the response of a login (at the top of the body, B2). A success without a token counts as no response. */
export function tokenIn(result: Result<{ token: string }>): Result<{ token: string }> {
  if (!result.ok) return result;
  const { token } = result.value;
  if (!token) throw new Unreachable('a login without a token');
  return { ok: true, value: { token } };
}
