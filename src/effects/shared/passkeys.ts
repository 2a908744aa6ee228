/** Whether this browser knows passkeys. Where they can be used is the server's answer (C10). */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Loads the library of passkeys when it is needed first. Tests give their own. */
export const loadWebauthn = () => import('./webauthn.js');
export type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>;
