import { fromCallback } from 'xstate';

/** Marks the guard entry: a history entry of the same address on top of the page's own entry. */
const mark = 'guardsBack';
let release: ReturnType<typeof setTimeout> | undefined;

const isGuarded = () => typeof history.state === 'object' && history.state !== null && mark in history.state;
const guard = () => history.pushState({ ...(history.state as object | null), [mark]: true }, '');

/**
 * Reports the browser's back button to the chart. The back button pops the guard entry, so the page stays. The guard entry
 * is removed when the actor stops, unless the player has navigated away meanwhile.
 */
export const guardBack = fromCallback<{ type: 'back.pressed' }>(({ sendBack }) => {
  clearTimeout(release);
  if (!isGuarded()) guard();
  const reportPress = () => {
    if (isGuarded()) return;
    guard();
    sendBack({ type: 'back.pressed' });
  };
  addEventListener('popstate', reportPress);
  return () => {
    removeEventListener('popstate', reportPress);
    // The next state may start this actor again at once: both then share one guard entry.
    release = setTimeout(() => {
      if (isGuarded()) history.back();
    });
  };
});
