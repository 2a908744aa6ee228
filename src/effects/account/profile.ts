import { fromPromise } from 'xstate';
import type { ProfileEdit, ProfileSheet } from '../../../machines/account/profile.js';
import { dayAt } from '../../../machines/shared/siteDays.js';
import type { Result, User } from '../../../machines/vocabulary.js';
import type { components } from '../../../openapi/user-api.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import { offsetOf } from '../../i18n/dates.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'body' | 'read' | 'serverNow'>;

export const defineProfileActors = (world: World) => ({
  loadProfile: fromPromise<ProfileSheet, { timeZone: string }>(async ({ input, signal }) => {
    const { api, read, serverNow } = world;
    const [user, cards] = await Promise.all([
      readUser(world, signal),
      // The cards only warn of another name. Without them the profile is shown all the same; saving a card compares again.
      read(api.GET('/gameUserBankCard/list', { headers: noIndicator, signal })).catch(() => []),
    ]);
    return {
      user,
      cardNames: cards.map(({ bankCardName }) => bankCardName),
      today: dayAt(serverNow(), offsetOf(input.timeZone)),
    };
  }),
  sendField: fromPromise<Result<User>, ProfileEdit>(({ input: { field, value }, signal }) =>
    sendField(world, { [field]: value }, signal),
  ),
  loadUser: fromPromise<User>(({ signal }) => readUser(world, signal)),
});

/** Changes one field of the profile, and leaves the others; the answer is the whole profile. */
export async function sendField(
  { api, body }: Pick<Outside, 'api' | 'body'>,
  change: components['schemas']['EditRequest'],
  signal: AbortSignal,
): Promise<Result<User>> {
  const result = await body(api.POST('/edit', { body: change, signal }));
  if (!result.ok) return result;
  if (!result.value.user) throw new Unreachable('no player');
  return { ok: true, value: result.value.user };
}
