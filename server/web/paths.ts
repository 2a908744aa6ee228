/** The path of a request: without its query and slashes at the end. */
export function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  let end = path.length;
  // By hand: a pattern would try every slash of a long row of them anew.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Addresses that look like pages, not like files. */
const pages = /^\/(?:$|pages\/[\w/]+$|entry$|choose-location$|open-location$)/;

/** Addresses at which home is the first screen; src/app/routes.ts has the same ones. */
const home: ReadonlySet<string> = new Set([
  '/',
  '/entry',
  '/choose-location',
  '/open-location',
  '/pages/redirect/redirect',
  '/pages/index/index',
  '/pages/desktop/index',
]);

export const isPage = (path: string): boolean => pages.test(path);
export const isHome = (path: string): boolean => home.has(path);
