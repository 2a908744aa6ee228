/** Origin of the scripts of the pixel's vendor. */
const vendor = 'https://connect.facebook.net/';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown };
let isMade = false;

/**
 * The Trusted Types policy of documents with the pixel (G3, G4), created when the pixel starts. It allows scripts of the vendor's origin.
 * The name `default` applies it to the scripts that the vendor's script adds, too. Any other URL and all HTML stay refused.
 */
export function trustPixelVendor(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (isMade || !policies) return;
  policies.createPolicy('default', { createScriptURL: scriptOfVendor });
  isMade = true;
}

/** Throws for any URL outside the vendor's origin. */
export function scriptOfVendor(url: string): string {
  if (!url.startsWith(vendor)) throw new TypeError('no script of a foreign address');
  return url;
}
