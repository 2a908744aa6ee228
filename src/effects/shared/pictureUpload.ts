import { fromCallback, fromPromise } from 'xstate';
import { picturesMachine } from '../../../machines/shared/pictures.machine.js';
import { pictureUploadMachine } from '../../../machines/shared/pictureUpload.machine.js';
import type { PickedPicture, PictureResult, ShrunkPicture } from '../../../machines/shared/pictures.js';
import { quietHeader, drawnInPlace } from '../../api/rules.js';
import { followUpload } from '../../api/send-with-progress.js';
import type { Outside } from '../outside.js';
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
  uploadPicture: fromCallback<{ type: string }, { name: string; picture: ShrunkPicture }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { name, picture } = input;
    const content = picture.content as Blob;
    // The frame of the form adds some bytes, which are none of the picture.
    const following = followUpload((sent) =>
      sendBack({ type: 'upload.progressed', sent: Math.min(sent, content.size) }),
    );
    const form = new FormData();
    form.set('bizType', bizType);
    form.set('file', content, fileName(name, content));
    const call = api.POST('/common/upload', {
      body: { file: name, bizType },
      bodySerializer: () => form,
      headers: { [quietHeader]: '1', ...following.headers },
      signal: leaving.signal,
    });
    void open(call, drawnInPlace)
      .then(
        (result) => sendBack({ type: 'upload.answered', result }),
        () => sendBack({ type: 'upload.lost' }),
      )
      .finally(following.end);
    return () => leaving.abort();
  }),
});

/** The name that the player knows, with the ending of what is sent. */
function fileName(name: string, { type }: Blob): string {
  const end = name.lastIndexOf('.');
  return `${end > 0 ? name.slice(0, end) : name}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
