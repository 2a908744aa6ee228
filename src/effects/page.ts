import { fromCallback } from 'xstate';

/** Where the first screen is rendered, nothing can be watched. */
export const isOnServer = (): boolean => !('document' in globalThis);

/** Reports whether the page is visible, at once if it is not: a tab may be opened in the background. Polling pauses meanwhile. */
export const watchPage = fromCallback<{ type: 'page.hidden' } | { type: 'page.shown' }>(({ sendBack }) => {
  if (isOnServer()) return undefined;
  const report = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (document.hidden) report();
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
});

/** Reports at once if the device is offline already, because the browser sends no event for that. */
export const watchNetwork = fromCallback<{ type: 'network.lost' } | { type: 'network.restored' }>(({ sendBack }) => {
  const lost = () => sendBack({ type: 'network.lost' });
  const restored = () => sendBack({ type: 'network.restored' });
  if (!navigator.onLine) lost();
  addEventListener('offline', lost);
  addEventListener('online', restored);
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', restored);
  };
});
