import { fromPromise } from 'xstate';
import { isWorn, type AvatarSheet } from '../../../machines/account/avatar.js';
import { ownPictureMachine } from '../../../machines/account/ownPicture.machine.js';
import { avatarWrite } from '../../../machines/account/writes.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';
import { defineOwnPictureActors } from './ownPicture.js';
import { sendField } from './profile.js';

export const defineAvatarActors = (world: Pick<Outside, 'api' | 'open' | 'body' | 'read' | 'newKey'>) => ({
  loadAvatars: fromPromise<AvatarSheet>(async ({ signal }) => {
    const [user, avatars] = await Promise.all([
      readUser(world, signal),
      world.read(world.api.GET('/user/avatar/list', { signal })),
    ]);
    return { user, avatars };
  }),
  ownPicture: ownPictureMachine.provide({ actors: defineOwnPictureActors(world) }),
  sendAvatar: provideWrite(avatarWrite, {
    send: ({ wanted }, signal) => sendField(world, { avatar: wanted }, signal),
    trace: async ({ wanted, avatars }, signal) =>
      outcomeOf(isWorn(wanted, { user: await readUser(world, signal), avatars })),
  }),
});
