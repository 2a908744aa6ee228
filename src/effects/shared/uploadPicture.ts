import { fromCallback } from 'xstate';
import type { ShrunkPicture } from '../../../machines/shared/pictures.js';
import { noIndicator } from '../../api/rules.js';
import { followUpload } from '../../api/send-with-progress.js';
import type { Outside } from '../outside.js';

/** Uploads a picture and reports how many of its bytes have left the device. `bizType`: what it is for. */
export const defineUploadPicture = (
  { api, open }: Pick<Outside, 'api' | 'open'>,
  bizType: 'receipt' | 'feedback' | 'avatar',
) =>
  fromCallback<{ type: string }, { name: string; picture: ShrunkPicture }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { name, picture } = input;
    const content = picture.content as Blob;
    // The frame of the form adds some bytes, which are none of the picture.
    const following = followUpload((sent) =>
      sendBack({ type: 'uploadPicture.progressed', sent: Math.min(sent, content.size) }),
    );
    const form = new FormData();
    form.set('bizType', bizType);
    form.set('file', content, fileName(name, content));
    const call = api.POST('/common/upload', {
      body: { file: name, bizType },
      bodySerializer: () => form,
      headers: { ...noIndicator, ...following.headers },
      signal: leaving.signal,
    });
    void open(call)
      .then(
        (result) => sendBack({ type: 'uploadPicture.answered', result }),
        () => sendBack({ type: 'uploadPicture.lost' }),
      )
      .finally(following.end);
    return () => leaving.abort();
  });

/** The name that the player knows, with the ending of what is sent. */
function fileName(name: string, { type }: Blob): string {
  const end = name.lastIndexOf('.');
  return `${end > 0 ? name.slice(0, end) : name}.${type === 'image/webp' ? 'webp' : 'jpg'}`;
}
