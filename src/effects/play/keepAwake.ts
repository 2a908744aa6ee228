import { fromCallback } from 'xstate';

/**
 * Holds a screen wake lock (W3C Screen Wake Lock API). The browser releases it when the page is hidden, so it is requested again
 * when the page is shown. A browser without locks, or that refuses one to save its battery, changes nothing for the player.
 */
export const keepAwake = fromCallback(() => {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    // oxlint-disable-next-line compat/compat -- looked for in the line above
    const held = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) await held?.release();
    else lock = held;
  };
  const holdAgain = () => void hold();
  document.addEventListener('visibilitychange', holdAgain);
  holdAgain();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', holdAgain);
    void lock?.release();
  };
});
