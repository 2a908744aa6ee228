import type { ReactNode } from 'react';
import { Chunk } from '../chunk/Chunk.js';
import { ChunkPart } from '../chunk/ChunkPart.js';
import * as css from './QrCode.css.js';

const drawing = new Chunk(() => import('./QrCode.js'));

/** A QR code, drawn in the browser. */
export const LazyQrCode = (props: { content: string; label: string }) => (
  <ChunkPart chunk={drawing} waiting={<div className={css.code} aria-busy="true" />}>
    {({ QrCode }) => <QrCode {...props} />}
  </ChunkPart>
);

/** A link that saves the code as a picture. */
export const SaveQrCode = (props: { content: string; name: string; children: ReactNode }) => (
  <ChunkPart chunk={drawing} waiting={null} isQuiet>
    {({ SaveQr }) => <SaveQr {...props} />}
  </ChunkPart>
);
