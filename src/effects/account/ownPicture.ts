import { fromPromise } from 'xstate';
import type { KeptPicture, OpenedPicture } from '../../../machines/account/avatar.js';
import { squareOf, type Crop } from '../../../machines/account/crop.js';
import type { PickedPicture, PictureResult, ShrunkPicture } from '../../../machines/shared/pictures.js';
import type { Outside } from '../outside.js';
import { recallPicture, forgetPicture, storePicture } from '../shared/keptPicture.js';
import { cropPicture, dataUrlOf, fileFault, shrinkInTurn, sizeOf } from '../shared/pictures.js';
import { defineUploadPicture } from '../shared/uploadPicture.js';

export const defineOwnPictureActors = (world: Pick<Outside, 'api' | 'open' | 'newKey'>) => ({
  recallPicture: fromPromise<OpenedPicture | null, KeptPicture>(async ({ input: { id, name } }) => {
    const content = await recallPicture(id);
    return content && opened(name, content);
  }),
  /** The picture is decoded once, by the worker. What is cropped has only its pixels: no place, no camera. */
  openPicture: fromPromise<PictureResult<OpenedPicture>, PickedPicture>(async ({ input, signal }) => {
    const file = input.content as Blob;
    const fault = await fileFault(file);
    if (fault !== null) return { ok: false, fault };
    const shrunk = await shrinkInTurn(file, signal);
    return shrunk === null
      ? { ok: false, fault: 'preview' }
      : { ok: true, value: await opened(input.name, shrunk.content) };
  }),
  storePicture: fromPromise<KeptPicture, OpenedPicture>(async ({ input: { name, content } }) => {
    const id = world.newKey();
    await storePicture({ id, content: content as Blob });
    return { id, name };
  }),
  cropPicture: fromPromise<ShrunkPicture, { picture: OpenedPicture; crop: Crop }>(async ({ input }) => {
    const { picture, crop } = input;
    const content = await cropPicture(picture.content as Blob, squareOf(picture, crop));
    return { content, size: content.size, thumbnail: await dataUrlOf(content) };
  }),
  uploadPicture: defineUploadPicture(world, 'avatar'),
  forgetPicture: fromPromise<void>(async () => {
    await forgetPicture();
  }),
});

async function opened(name: string, content: Blob): Promise<OpenedPicture> {
  const [preview, size] = await Promise.all([dataUrlOf(content), sizeOf(content)]);
  return { name, content, preview, ...size };
}
