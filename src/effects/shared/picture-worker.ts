// oxlint-disable-next-line import/default -- the query makes Vite build the file as a worker and export its address
import address from './picture.worker.js?worker&url';

type Policy = { createScriptURL: (url: string) => unknown };
type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };
let policy: Policy | null = null;

/** Opens the worker that shrinks pictures. The content security policy demands a trusted address of it (decision 035). */
export function openPictureWorker(): Worker {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  policy ??= policies?.createPolicy('picture-worker', { createScriptURL: onlyOwn }) ?? null;
  // The constructor takes the trusted object; in TypeScript it is still a string.
  return new Worker((policy ? policy.createScriptURL(address) : address) as string, { type: 'module' });
}

/** Throws for any address but the worker's own. */
export function onlyOwn(url: string): string {
  if (url !== address) throw new TypeError('no worker of a foreign address');
  return url;
}
