/** Where the pixel's vendor keeps his scripts. */
const vendor = 'https://connect.facebook.net/';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown };
let isMade = false;

/**
 * The only Trusted Types policy of the lobby (G3, G4), made when the pixel runs: scripts of its vendor may be added, his own
 * further ones too, hence the name `default`. Any other address, and all HTML, stays refused.
 */
export function trustPixelVendor(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (isMade || !policies) return;
  policies.createPolicy('default', { createScriptURL: scriptOfVendor });
  isMade = true;
}

/** Throws for what is not the vendor's. */
export function scriptOfVendor(url: string): string {
  if (!url.startsWith(vendor)) throw new TypeError('no script of a foreign address');
  return url;
}
