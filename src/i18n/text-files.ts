import type { TextFiles, Texts } from './texts.js';

/** Loaders of all compiled texts by file name. They are in a chunk that loads after the first route. */
export const textFiles: TextFiles = import.meta.glob<Texts>(['./compiled/*.json', '!./compiled/*.head.json'], {
  import: 'default',
});
