import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.js';
import { boot } from './app/boot.js';
import type { Host } from './app/host.js';
import { createOutside, Router } from './app/outside.js';
import { OverlayStore } from './app/overlay-store.js';
import { PageStore } from './app/page-store.js';
import { startElement, type Start } from './app/start.js';
import type { Device } from '../machines/vocabulary.js';
import { childrenOf } from './app/useLobby.js';
import { TextStore } from './i18n/texts.js';

const root = document.getElementById('root');
const written = document.getElementById(startElement)?.textContent;

if (root) {
  if (written) open(root, JSON.parse(written) as Start, true);
  else void openWithoutServer(root);
}

/** Not awaited above: what is imported here imports the chunk of this module, which would wait for itself. */
async function openWithoutServer(element: HTMLElement): Promise<void> {
  const { startWithoutServer } = await import('./app/start-without-server.js');
  open(element, await startWithoutServer(), false);
}

function open(element: HTMLElement, start: Start, isDrawn: boolean): void {
  const texts = new TextStore(start.preferences.locale, start.texts);
  const pages = new PageStore(texts);
  const overlays = new OverlayStore(texts);
  const router = new Router();
  const outside = createOutside({
    locale: start.preferences.locale,
    token: () => childrenOf(app.getSnapshot()).session.getSnapshot().context.token,
    tell: (news) => app.send(news),
    router,
  });
  const app = boot({ start, path: location.pathname + location.search, outside, pages });
  app.start();

  const host: Host = { app, pages, overlays, texts, outside, router };
  const lobby = (
    <BrowserRouter>
      <App host={host} />
    </BrowserRouter>
  );
  if (isDrawn) hydrateRoot(element, lobby);
  else createRoot(element).render(lobby);

  // After the frame in which React adopted the page: taps that came before are replayed, charts wake.
  requestAnimationFrame(() =>
    setTimeout(() => {
      app.send({ type: 'app.ready' });
      dispatchEvent(new Event('app-ready'));
      whenIdle(() => void warm(host, start.preferences.device));
    }),
  );
}

/** Pages that a first tap may open, fetched when the browser has nothing else to do. */
const likely = ['/pages/index/gameDetail', '/pages/browser/browser', '/pages/login/accountLogin', '/pages/account/account', '/pages/privilege/privilege', '/pages/myGames/myGames'];

async function warm({ pages, overlays, texts }: Host, device: Device): Promise<void> {
  try {
    await texts.load('common');
    if (device === 'pc') await overlays.load('loginPopup');
    await Promise.all(likely.map(pages.load));
  } catch {
    // Nobody waits for it: the page asks again when it is wanted.
  }
}

function whenIdle(run: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4_000 }) : setTimeout(run, 1_000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
