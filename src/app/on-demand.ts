/**
 * Brings code on demand, with all its looks. The bundler's own loader asks for each stylesheet once, and lets whoever needs
 * it wait while it is on its way; one that was lost it never asks for again, and a further try would show its page bare. So
 * whatever stylesheet ended without rules is asked for again here. Rejects when one does not come.
 */
export async function onDemand<T>(load: () => Promise<T>): Promise<T> {
  // The same listener is kept once, however often it is named.
  for (const end of ['load', 'error']) document.addEventListener(end, noteEnd, true);
  const loaded = await load();
  for (const { href } of lost())
    if (!asking.has(href))
      asking.set(
        href,
        askAgain(href).finally(() => asking.delete(href)),
      );
  await Promise.all(asking.values());
  return loaded;
}

/** Links that were answered, or never will be. Another is on its way: taken out, it would tell its loader nothing for good. */
const ended = new WeakSet<EventTarget>();
const noteEnd = ({ target }: Event): unknown => target && ended.add(target);
/** Stylesheets that are asked for again, by address. */
const asking = new Map<string, Promise<void>>();

/** What was answered with no stylesheet leaves an empty one. The first route's own stands in the document itself. */
const lost = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].filter(
    (link) => ended.has(link) && !link.sheet?.cssRules.length,
  );

function askAgain(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => {
      for (const dead of lost()) if (dead.href === href) dead.remove();
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
