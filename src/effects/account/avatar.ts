import { fromPromise } from 'xstate';
import type { AvatarSheet, OpenedPicture } from '../../../machines/account/avatar.js';
import { squareOf, type Crop } from '../../../machines/account/crop.js';
import type { Result, User } from '../../../machines/vocabulary.js';
import type { PickedPicture, PictureResult, ShrunkPicture } from '../../../machines/shared/pictures.js';
import { drawnInPlace } from '../../api/rules.js';
import { readUser } from '../access/user.js';
import type { Outside } from '../outside.js';
import { defineUploadPicture } from '../shared/uploadPicture.js';
import { cropPicture, dataUrlOf, fileFault, shrinkInTurn, sizeOf } from '../shared/pictures.js';
import { saveField } from './profile.js';

export const defineAvatarActors = (world: Pick<Outside, 'api' | 'open' | 'body' | 'read'>) => ({
  loadAvatars: fromPromise<AvatarSheet>(async ({ signal }) => {
    const [user, avatars] = await Promise.all([
      readUser(world, signal),
      world.read(world.api.GET('/user/avatar/list', { signal }), drawnInPlace),
    ]);
    return { user, avatars };
  }),
  /** The picture is decoded once, by the worker. What is cropped has only its pixels: no place, no camera. */
  openPicture: fromPromise<PictureResult<OpenedPicture>, PickedPicture>(async ({ input, signal }) => {
    const file = input.content as Blob;
    const fault = await fileFault(file);
    if (fault !== null) return { ok: false, fault };
    const shrunk = await shrinkInTurn(file, signal);
    if (shrunk === null) return { ok: false, fault: 'preview' };
    const { content } = shrunk;
    const [preview, size] = await Promise.all([dataUrlOf(content), sizeOf(content)]);
    return { ok: true, value: { name: input.name, content, preview, ...size } };
  }),
  cropPicture: fromPromise<ShrunkPicture, { picture: OpenedPicture; crop: Crop }>(async ({ input }) => {
    const { picture, crop } = input;
    const content = await cropPicture(picture.content as Blob, squareOf(picture, crop));
    return { content, size: content.size, thumbnail: await dataUrlOf(content) };
  }),
  uploadPicture: defineUploadPicture(world, 'avatar'),
  saveAvatar: fromPromise<Result<User>, { avatar: string }>(({ input, signal }) => saveField(world, input, signal)),
  loadUser: fromPromise<User>(({ signal }) => readUser(world, signal)),
});
