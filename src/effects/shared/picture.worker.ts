import { openOffscreen, shrink } from './shrinking.js';

/** Decodes and encodes one picture outside of the page's thread, answers once, and is closed by the page. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrink(data, openOffscreen).then(
    (shrunk) => postMessage({ shrunk }),
    (cause: unknown) => postMessage({ failed: String(cause) }),
  );
});
