const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Facebook', /FBAN|FBAV/],
  ['LINE', /\bLine\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/**
 * A readable name of the device from the User-Agent header (RFC 9110 section 10.1.5), such as "Chrome, Android". For
 * display only.
 */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS]
    .map((list) => list.find(([, mark]) => mark.test(userAgent))?.[0])
    .filter((name) => name !== undefined);
  return named.length === 0 ? (userAgent.split(/[/ ]/, 1)[0] ?? '').slice(0, 40) || '?' : named.join(', ');
}
