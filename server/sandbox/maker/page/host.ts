/** The messages that a game may send to the lobby that frames it (decision J3): five words without amounts. */
export type HostVerb = 'ready' | 'balanceChanged' | 'exit' | 'recharge' | 'disconnected';

/** The page has an opaque origin and does not know the lobby's, so it sends to every origin. No message is secret. */
export function notifyHost(verb: HostVerb): void {
  if (parent !== window) parent.postMessage({ type: verb }, '*');
}
