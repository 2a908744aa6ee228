/** The messages that a game may send to the lobby that frames it (decision J3): five words without amounts. */
export type HostVerb = 'ready' | 'balanceChanged' | 'exit' | 'recharge' | 'disconnected';

/** The player's settings, which the lobby posts when they change while the game is open. */
export type HostSettings = { readonly hasSound: boolean; readonly hasMotion: boolean };

type Host = {
  readonly onSettings: (settings: HostSettings) => void;
  /** The lobby moved money into the game: how much, the maker says. */
  readonly onMoney: () => void;
};

/** Only the lobby may frame this page, so what its parent posts is the lobby's. Anything else is ignored. */
export function listenToHost({ onSettings, onMoney }: Host): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window || typeof data !== 'object' || data === null) return;
    const { type, sound, motion } = data as { readonly [name in 'type' | 'sound' | 'motion']?: unknown };
    if (type === 'settings') onSettings({ hasSound: sound === 'on', hasMotion: motion !== 'less' });
    if (type === 'balanceChanged') onMoney();
  });
}

/** The page has an opaque origin and does not know the lobby's, so it sends to every origin. No message is secret. */
export function notifyHost(verb: HostVerb): void {
  if (parent !== window) parent.postMessage({ type: verb }, '*');
}
