/** The event of browsers that can install pages. Each can prompt the player once. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

let held: InstallEvent | null = null;
const waiting = new Set<() => void>();

/** Holds the browser's offer to install the lobby, so that the lobby makes it, once a day. Returns a function that ends it. */
export function holdInstallPrompt(browser: EventTarget = window): () => void {
  browser.addEventListener('beforeinstallprompt', hold);
  return () => browser.removeEventListener('beforeinstallprompt', hold);
}

function hold(event: Event): void {
  event.preventDefault();
  held = event as InstallEvent;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Resolves when the browser can install the lobby: perhaps never. */
export const installPrompt = (): Promise<void> =>
  new Promise((resolve) => {
    if (held) resolve();
    else waiting.add(resolve);
  });

/** Lets the browser ask the player. Rejects if it no longer can. */
export async function promptInstall(): Promise<void> {
  const event = held;
  held = null;
  if (!event) throw new Error('the browser has nothing to install');
  await event.prompt();
}
