/** The path of a request without its query and without slashes at the end. */
export function pathOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  let end = path.length;
  // Not a regular expression: on a long row of slashes it would start again at each of them (quadratic time).
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Longer queries are not rendered: no link of the lobby has one. */
const longestQuery = 300;

/** The query of a request with its question mark; '' without one. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 || url.length - at > longestQuery ? '' : url.slice(at);
}

/** Addresses that look like pages and not like files, whether the lobby knows them or not. For the development server only. */
const pages = /^\/(?:$|pages\/[\w/]+$|entry$|choose-location$|open-location$)/;

export const isPage = (path: string): boolean => pages.test(path);
