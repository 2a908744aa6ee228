import { fromPromise } from 'xstate';
import type { ProfileForm, ProfileSheet } from '../../../machines/access/fillProfile.machine.js';
import { profileWrite } from '../../../machines/access/writes.js';
import { dayAt } from '../../../machines/shared/siteDays.js';
import { tidyName } from '../../../machines/shared/rules/names.js';
import type { User } from '../../../machines/vocabulary.js';
import type { components } from '../../../openapi/user-api.js';
import { offsetOf } from '../../i18n/dates.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { slot } from '../store.js';
import { keepStatus } from './statuses.js';
import { readUser } from './user.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'read' | 'store' | 'serverNow'>;

export const defineFillProfileActors = (world: World) => {
  const { api, done, read, store, serverNow } = world;
  return {
    loadSheet: fromPromise<ProfileSheet, { timeZone: string }>(async ({ input, signal }) => {
      const [user, avatars] = await Promise.all([
        readUser(world, signal),
        read(api.GET('/user/avatar/list', { signal })),
      ]);
      return { user, avatars, today: dayAt(serverNow(), offsetOf(input.timeZone)) };
    }),
    sendProfile: provideWrite(profileWrite, {
      send: async ({ form, before }, signal) => {
        const saved = await done(api.POST('/edit', { body: changesIn(form), signal }));
        if (saved.ok) keepStatus(store, slot.fillProfile, before.userId, 'filled');
        return saved;
      },
      trace: async ({ form, before }, signal) => {
        const isSaved = says(await readUser(world, signal), form, before);
        if (isSaved) keepStatus(store, slot.fillProfile, before.userId, 'filled');
        return outcomeOf(isSaved);
      },
    }),
    storeSkip: fromPromise<void, { userId: string | null }>(async ({ input }) => {
      if (input.userId !== null) keepStatus(store, slot.fillProfile, input.userId, 'skipped');
    }),
  };
};

/** Fields that were left empty are not sent, so the server keeps their values. */
function changesIn({
  nickname,
  realname,
  gender,
  birthday,
  email,
  avatar,
}: ProfileForm): components['schemas']['EditRequest'] {
  return {
    nickname,
    realname,
    gender,
    ...(birthday === '' ? {} : { birthday }),
    ...(email === '' ? {} : { email }),
    ...(avatar === '' ? {} : { avatar }),
  };
}

/**
 * Whether the profile has the values that were sent. An edit is one transaction, so the returned fields are enough to tell. If
 * none of them could change, the outcome is unknown, and false is safe: sending the same edit again changes nothing.
 */
function says(user: User, { nickname, realname, gender, birthday, email }: ProfileForm, before: User): boolean {
  const told = { nickname: tidyName(nickname), realname: tidyName(realname), gender, birthday, email };
  const names = (Object.keys(told) as (keyof typeof told)[]).filter((name) => told[name] !== '');
  return names.every((name) => user[name] === told[name]) && names.some((name) => before[name] !== told[name]);
}
