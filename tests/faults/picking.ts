import { vi } from 'vitest';
import { waitFor, type AnyActorRef } from 'xstate';
import type { PictureUploadRef } from '../../machines/shared/pictureUpload.machine.js';
import { childOf } from './hosted.js';

/** A device whose canvas encodes everything as one byte. */
function stubCanvas(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 30, height: 40, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = async ({ type }: { type: string }) => new Blob(['x'], { type });
    },
  );
  // Node has workers of another kind.
  vi.stubGlobal('Worker', undefined);
}

/** Picks a photo; its upload is under way when this resolves. */
export async function pickPhoto(pictures: AnyActorRef): Promise<void> {
  stubCanvas();
  const content = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg');
  pictures.send({ type: 'pictures.picked', pictures: [{ name: content.name, size: content.size, content }] });
  await waitFor(uploadIn(pictures), (upload) => !upload.matches('checking') && !upload.matches('shrinking'));
}

export const uploadIn = (pictures: AnyActorRef): PictureUploadRef => childOf(pictures, 'picture-0') as PictureUploadRef;
