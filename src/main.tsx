import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { boot, makeStates, provideApp } from './app/boot.js';
import type { Host } from './app/host.js';
import { createOutside } from './app/outside.js';
import { OverlayStore } from './app/overlay-store.js';
import { PageStore } from './app/page-store.js';
import { Router } from './app/router.js';
import { startElement, type Start } from './app/start.js';
import type { Device } from '../machines/vocabulary.js';
import { childrenOf } from './app/useLobby.js';
import { TextStore } from './i18n/texts.js';

const root = document.getElementById('root');
const written = document.getElementById(startElement)?.textContent;

if (root) void (written ? open(root, JSON.parse(written) as Start, true) : openWithoutServer(root));

async function openWithoutServer(element: HTMLElement): Promise<void> {
  const { startWithoutServer } = await import('./app/start-without-server.js');
  await open(element, await startWithoutServer(), false);
}

/** In steps, with a turn of the browser between them: none of them alone keeps a finger waiting. */
async function open(element: HTMLElement, start: Start, isDrawn: boolean): Promise<void> {
  await aTurn();
  const texts = new TextStore(start.preferences.locale, start.texts);
  const pages = new PageStore(texts);
  const overlays = new OverlayStore(texts);
  const router = new Router(location);
  const outside = createOutside({
    locale: start.preferences.locale,
    token: () => childrenOf(app.getSnapshot()).session.getSnapshot().context.token,
    tell: (news) => app.send(news),
    router,
  });
  const machine = provideApp({ outside, pages });
  makeStates(machine, ...Object.values(machine.implementations.actors));
  await aTurn();
  const app = boot({ start, path: location.pathname + location.search, outside, pages }, machine);
  await aTurn();
  app.start();
  await aTurn();

  const host: Host = { app, pages, overlays, texts, outside, router };
  const lobby = <App host={host} onAdopted={() => void wake(host, start.preferences.device)} />;
  // In a transition React adopts the page in slices.
  if (isDrawn) startTransition(() => void hydrateRoot(element, lobby));
  else createRoot(element).render(lobby);
}

/** Once the page is React's: taps that came before are replayed, charts wake, and what a first tap may need is fetched. */
async function wake(host: Host, device: Device): Promise<void> {
  await aTurn();
  dispatchEvent(new Event('app-ready'));
  await aTurn();
  host.app.send({ type: 'app.ready' });
  await loaded();
  const { keepPagesReady } = await import('./app/ready-pages.js');
  keepPagesReady(host, device);
}

// Declared, for the start above runs before a constant down here has its value.
function aTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
function loaded(): Promise<unknown> {
  return new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve, { once: true }),
  );
}
