/**
 * Loads a chunk with its stylesheets. The bundler's loader requests each stylesheet once and never retries a failed one, so a
 * second load would render the page unstyled. A stylesheet that ended without rules is therefore requested again here.
 * Rejects when the code or a stylesheet does not arrive.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // The server writes the styles of a page into its document.
  if (import.meta.env.SSR) return load();
  // addEventListener keeps the same listener once.
  for (const type of ['load', 'error']) document.addEventListener(type, markEnded, true);
  const loaded = await load();
  for (const { href } of failedStylesheets())
    if (!retries.has(href))
      retries.set(
        href,
        requestAgain(href).finally(() => retries.delete(href)),
      );
  await Promise.all(retries.values());
  return loaded;
}

/** Links whose request has ended. The others are still loading: removing one would leave its loader waiting for ever. */
const ended = new WeakSet<EventTarget>();
const markEnded = ({ target }: Event): unknown => target && ended.add(target);
/** Stylesheets that are being requested again, by address. */
const retries = new Map<string, Promise<void>>();

/** A failed request leaves an empty stylesheet. The styles of the first route are inlined, so their link is disabled. */
const failedStylesheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].filter(
    (link) => ended.has(link) && !hasRules(link),
  );

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // Chromium gives no access to the sheet of a request that failed without a network.
    return false;
  }
}

function requestAgain(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => {
      for (const failed of failedStylesheets()) if (failed.href === href) failed.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no ${href}`));
    });
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
