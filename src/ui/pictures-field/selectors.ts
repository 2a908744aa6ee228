import type { PicturesRef } from '../../../machines/shared/pictures.machine.js';
import type { PictureUploadRef } from '../../../machines/shared/pictureUpload.machine.js';

type Snapshot = ReturnType<PicturesRef['getSnapshot']>;
export const selectItems = ({ context }: Snapshot) => context.items;
export const selectFault = ({ context }: Snapshot) => context.fault;
export const selectIsFull = (snapshot: Snapshot) => snapshot.matches('full');

type UploadSnapshot = ReturnType<PictureUploadRef['getSnapshot']>;
export const selectUploadStep = ({ value }: UploadSnapshot) => value;
export const selectUpload = ({ context }: UploadSnapshot) => context;
