import type { User } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

/** Loads the player who is logged in; rejects if the server does not respond. */
export async function readUser({ api, body }: Pick<Outside, 'api' | 'body'>, signal: AbortSignal): Promise<User> {
  const answer = await body(api.GET('/getInfo', { headers: noIndicator, signal }));
  if (!answer.ok || !answer.value.user) throw new Unreachable('no player');
  return answer.value.user;
}
