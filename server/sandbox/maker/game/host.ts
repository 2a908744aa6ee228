/** What a game may say to the lobby around it (decision J3): five words and no figure. */
export type HostVerb = 'ready' | 'balanceChanged' | 'exit' | 'recharge' | 'disconnected';

/** The page has no origin of its own and is not told the lobby's; none of the words is worth overhearing. */
export function tellHost(verb: HostVerb): void {
  if (parent !== window) parent.postMessage({ type: verb }, '*');
}
