import { lazy, Suspense, type ReactNode } from 'react';
import * as css from './QrCode.css.js';

// The generator loads with the first code that is shown, so that the page around it does not wait for it.
const Code = lazy(async () => ({ default: (await import('./QrCode.js')).QrCode }));
const Save = lazy(async () => ({ default: (await import('./QrCode.js')).SaveQr }));

/** A QR code, drawn in the browser. */
export const LazyQrCode = (props: { content: string; label: string }) => (
  <Suspense fallback={<div className={css.code} aria-busy="true" />}>
    <Code {...props} />
  </Suspense>
);

/** A link that saves the code as a picture. */
export const SaveQrCode = (props: { content: string; name: string; children: ReactNode }) => (
  <Suspense fallback={null}>
    <Save {...props} />
  </Suspense>
);
