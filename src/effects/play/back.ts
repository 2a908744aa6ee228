import { fromCallback } from 'xstate';

/** Marks the entry that the back button meets instead of the page before. */
const mark = 'guardsBack';
let release: ReturnType<typeof setTimeout> | undefined;

const isGuarded = () => typeof history.state === 'object' && history.state !== null && mark in history.state;
const guard = () => history.pushState({ ...(history.state as object | null), [mark]: true }, '');

/**
 * Lets the browser's back button reach the chart: an entry of the same address lies on top of the page's own. It is taken
 * away when nobody guards any more, unless the player has gone elsewhere meanwhile.
 */
export const guardBack = fromCallback<{ type: 'back.pressed' }>(({ sendBack }) => {
  clearTimeout(release);
  if (!isGuarded()) guard();
  const pressed = () => {
    if (isGuarded()) return;
    guard();
    sendBack({ type: 'back.pressed' });
  };
  addEventListener('popstate', pressed);
  return () => {
    removeEventListener('popstate', pressed);
    // The next state may guard again at once: one entry serves both.
    release = setTimeout(() => {
      if (isGuarded()) history.back();
    });
  };
});
