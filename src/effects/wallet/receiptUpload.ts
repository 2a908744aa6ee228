import { fromPromise } from 'xstate';
import type { PickedPicture, PictureResult, ShrunkPicture } from '../../../machines/wallet/receipts.js';
import type { Outside } from '../outside.js';
import { defineUploadPicture } from '../shared/uploadPicture.js';
import { dataUrlOf, digestOf, fileFault, shrinkInTurn } from './pictures.js';

export const defineReceiptUploadActors = ({ api, open }: Pick<Outside, 'api' | 'open'>) => ({
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
  uploadPicture: defineUploadPicture({ api, open }, 'receipt'),
});
