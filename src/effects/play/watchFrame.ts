import { fromCallback } from 'xstate';
import type { FrameEvent, FrameVerb } from '../../../machines/play/vocabulary.js';

/** The game's iframe carries this attribute; a page has at most one. */
export const gameFrame = () => document.querySelector<HTMLIFrameElement>('iframe[data-game]');
/** A sandboxed frame has an opaque origin (HTML standard, "opaque origin"), which serialises as this. */
const sandboxedOrigin = 'null';

const events: Readonly<Record<FrameVerb, FrameEvent>> = {
  ready: { type: 'frame.ready' },
  balanceChanged: { type: 'frame.balanceChanged' },
  exit: { type: 'frame.exit' },
  recharge: { type: 'frame.recharge' },
  disconnected: { type: 'frame.disconnected' },
};

/**
 * Decision J3: accepts a message only from the game's own frame, with the exact origin and one of five verbs. Any other
 * data in the message is ignored.
 */
export const watchFrame = fromCallback<FrameEvent>(({ sendBack }) => {
  const onMessage = (event: MessageEvent<unknown>) => {
    const frame = gameFrame();
    if (!frame || event.source !== frame.contentWindow || event.origin !== sandboxedOrigin) return;
    const verb = verbIn(event.data);
    if (verb) sendBack(events[verb]);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
});

function verbIn(data: unknown): FrameVerb | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return null;
  return Object.hasOwn(events, data.type) ? (data.type as FrameVerb) : null;
}
