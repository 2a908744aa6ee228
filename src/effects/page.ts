import { fromCallback } from 'xstate';

/** Whether the page is on screen: polling rests while it is not. */
export const watchPage = fromCallback<{ type: 'page.hidden' } | { type: 'page.shown' }>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});

/** Tells at once of a device that is offline already: no event comes for what was so before. */
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
