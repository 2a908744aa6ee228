import type { User } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

/** The player who is logged in, read anew; rejects when nobody can say. */
export async function readUser({ api, body }: Pick<Outside, 'api' | 'body'>, signal: AbortSignal): Promise<User> {
  const answer = await body(api.GET('/getInfo', { headers: { [quietHeader]: '1' }, signal }), { quiet: true });
  if (!answer.ok || !answer.value.user) throw new Unreachable('no player');
  return answer.value.user;
}
