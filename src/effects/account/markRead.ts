import type { MessageCategory } from '../../../machines/account/messages.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { forgetCount, tellChange } from './messageNews.js';

type World = Pick<Outside, 'api' | 'done' | 'store' | 'now'>;

/** Marks all messages as read, or those of one category, up to the newest one that the player has seen. */
export async function markRead(
  world: World,
  { category, upTo }: { category: MessageCategory | null; upTo: string | null },
): Promise<Result<null>> {
  const body = { ...(category ? { category } : {}), ...(upTo === null ? {} : { upTo }) };
  // It is sent as the player leaves, perhaps with the tab: the browser keeps it alive, and the page never gets the response.
  forgetCount(world.store);
  const call = world.api.POST('/message/allRead', { body, headers: noIndicator, keepalive: true });
  const result = await world.done(call);
  if (result.ok) tellChange(world, { kind: 'allRead', category });
  return result;
}
