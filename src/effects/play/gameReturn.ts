import { fromPromise } from 'xstate';
import type { FrameVerb } from '../../../machines/play/vocabulary.js';

/** Notifies the parent page, if it is of this site, that the player left the game (A7). */
export const notifyParent = fromPromise<boolean>(async () => {
  if (parent === window) return false;
  parent.postMessage({ type: 'exit' satisfies FrameVerb }, location.origin);
  return true;
});
