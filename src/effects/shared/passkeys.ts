/** Whether this browser knows passkeys. Where they can be used is the server's answer (C10). */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The same, at this address: browsers have no passkeys at an IP address, so the login form need not ask the server. */
export const canUsePasskeys = (): boolean => knowsPasskeys() && !/^(?:[\d.]+|\[.*)$/.test(location.hostname);

/** Loads the library of passkeys when it is needed first. Tests give their own. */
export const loadWebauthn = () => import('./webauthn.js');
export type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>;
