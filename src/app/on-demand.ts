/**
 * Brings code on demand, with all its looks. The bundler's own loader asks for each stylesheet once and lets only the first
 * who needs it wait: a further try, or another page that needs it meanwhile, would show its page bare. So whatever stylesheet
 * has no rules yet is asked for again here. Rejects when one does not come.
 */
export async function onDemand<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await load();
  await Promise.all([...new Set(withoutRules().map(({ href }) => href))].map(askAgain));
  return loaded;
}

/** On their way, or lost: what was answered with no stylesheet leaves an empty one. The first route's own stands in the document itself. */
const withoutRules = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].filter(({ sheet }) => !sheet || sheet.cssRules.length === 0);

function askAgain(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => {
      for (const dead of withoutRules()) if (dead.href === href) dead.remove();
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
