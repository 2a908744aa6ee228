import { waitFor, type AnyActorRef } from 'xstate';
import type { PictureUploadRef } from '../../machines/shared/pictureUpload.machine.js';
import { photoOf, stubCanvas } from './canvas.js';
import { childOf } from './hosted.js';

/** Picks a photo; its upload is under way when this resolves. */
export async function pickPhoto(pictures: AnyActorRef): Promise<void> {
  stubCanvas();
  pictures.send({ type: 'pictures.picked', pictures: [photoOf('photo.jpg')] });
  await waitFor(uploadIn(pictures), (upload) => !upload.matches('checking') && !upload.matches('preparing'));
}

export const uploadIn = (pictures: AnyActorRef): PictureUploadRef => childOf(pictures, 'picture-0') as PictureUploadRef;
