import { fromPromise } from 'xstate';
import { picturesMachine } from '../../../machines/shared/pictures.machine.js';
import { pictureUploadMachine } from '../../../machines/shared/pictureUpload.machine.js';
import type { PickedPicture, PictureResult, ShrunkPicture } from '../../../machines/shared/pictures.js';
import type { Outside } from '../outside.js';
import { defineUploadPicture } from './uploadPicture.js';
import { dataUrlOf, digestOf, fileFault, shrinkInTurn } from './pictures.js';

type World = Pick<Outside, 'api' | 'open'>;
type BizType = 'receipt' | 'feedback';

/** The list of pictures of a form. `bizType`: what they are uploaded for; the server accepts no others in that form. */
export const providePictures = (world: World, bizType: BizType) =>
  picturesMachine.provide({
    actors: { pictureUpload: pictureUploadMachine.provide({ actors: definePictureUploadActors(world, bizType) }) },
  });

export const definePictureUploadActors = ({ api, open }: World, bizType: BizType) => ({
  checkPicture: fromPromise<PictureResult<{ digest: string }>, PickedPicture>(async ({ input }) => {
    const file = input.content as Blob;
    const fault = await fileFault(file);
    return fault === null ? { ok: true, value: { digest: await digestOf(file) } } : { ok: false, fault };
  }),
  shrinkPicture: fromPromise<PictureResult<ShrunkPicture>, PickedPicture>(async ({ input, signal }) => {
    const shrunk = await shrinkInTurn(input.content as Blob, signal);
    if (shrunk === null) return { ok: false, fault: 'preview' };
    const { content, thumbnail } = shrunk;
    return { ok: true, value: { content, size: content.size, thumbnail: await dataUrlOf(thumbnail) } };
  }),
  uploadPicture: defineUploadPicture({ api, open }, bizType),
});
