import { fromPromise } from 'xstate';
import type { AvatarSheet } from '../../../machines/account/avatar.js';
import { ownPictureMachine } from '../../../machines/account/ownPicture.machine.js';
import type { Result, User } from '../../../machines/vocabulary.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
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
  sendAvatar: fromPromise<Result<User>, { avatar: string }>(({ input, signal }) => sendField(world, input, signal)),
  loadUser: fromPromise<User>(({ signal }) => readUser(world, signal)),
});
