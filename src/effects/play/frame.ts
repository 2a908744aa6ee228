import { fromCallback, fromPromise } from 'xstate';
import type { FrameEvent, FrameVerb } from '../../../machines/play/vocabulary.js';

/** The frame of the game carries this attribute; there is one at most. */
const frameSelector = 'iframe[data-game]';
/** A sandboxed frame has no origin of its own (HTML standard, "opaque origin"): it serialises as this. */
const sandboxedOrigin = 'null';

const events: Readonly<Record<FrameVerb, FrameEvent>> = {
  ready: { type: 'frame.ready' },
  balanceChanged: { type: 'frame.balanceChanged' },
  exit: { type: 'frame.exit' },
  recharge: { type: 'frame.recharge' },
  disconnected: { type: 'frame.disconnected' },
};

/** Decision J3: the frame itself, its exact origin, one of five words; whatever else comes with them is not looked at. */
export const watchFrame = fromCallback<FrameEvent>(({ sendBack }) => {
  const hear = (event: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>(frameSelector);
    if (!frame || event.source !== frame.contentWindow || event.origin !== sandboxedOrigin) return;
    const verb = verbIn(event.data);
    if (verb) sendBack(events[verb]);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
});

function verbIn(data: unknown): FrameVerb | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return null;
  return Object.hasOwn(events, data.type) ? (data.type as FrameVerb) : null;
}

/** Tells the page around this one, if it is of this site, that the player left the game (A7). */
export const tellParent = fromPromise<boolean>(async () => {
  if (parent === window) return false;
  parent.postMessage({ type: 'exit' satisfies FrameVerb }, location.origin);
  return true;
});
