import { startTransition } from 'react';
import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isRendered } from '../machines/addresses.js';
import { App } from './app/App.js';
import { createOutside } from './app/boot/outside.js';
import { createRoot } from './app/boot/root.js';
import type { Start } from './app/boot/start.js';
import { startElement, type AppContextValue } from './app/context.js';
import { FirstReads } from './api/first-reads.js';
import { startFirstPage } from './app/hosting/flow-start.js';
import { childrenOf } from './app/hosting/useLobby.js';
import { HistoryHandle } from './app/navigation/history.js';
import { ChunkStore } from './app/navigation/chunk-store.js';
import { pageChunks } from './app/pages.js';
import { TextStore } from './i18n/texts.js';

const element = document.getElementById('root');
const written = document.getElementById(startElement)?.textContent;

if (element) void (written ? open(element, JSON.parse(written) as Start, true) : openWithoutServer(element));

async function openWithoutServer(root: HTMLElement): Promise<void> {
  const { startWithoutServer } = await import('./app/boot/start-without-server.js');
  await open(root, await startWithoutServer(), false);
}

/** In steps with a turn of the event loop between them, so that no step alone delays a tap. */
async function open(root: HTMLElement, start: Start, isServerRendered: boolean): Promise<void> {
  await nextTask();
  const texts = new TextStore(start.preferences.locale, start.texts);
  const pages = new ChunkStore(texts, pageChunks);
  const history = new HistoryHandle();
  const reads = new FirstReads(start.answers);
  const own = createOutside({
    locale: start.preferences.locale,
    reads,
    token: () => childrenOf(app.getSnapshot()).session.getSnapshot().context.token,
    notify: (event) => childrenOf(app.getSnapshot()).requests.send(event),
    history,
  });
  const address = location.pathname + location.search;
  // Without its code a page is shown as one that cannot be loaded.
  const isComplete = isServerRendered && (await hasCode(pages, address));
  const app = createRoot({ start, path: address, outside: own, pages });
  const outside = { ...own, store: reads.noting(own.store) };
  await nextTask();
  app.start();
  startFirstPage({ app, pages }, outside, address);
  await nextTask();

  const context: AppContextValue = { app, pages, texts, outside, history };
  const lobby = (
    // Not in transitions: a page whose code is loaded renders in the frame of the tap.
    <BrowserRouter useTransitions={false}>
      <App context={context} onHydrated={() => void wake(context, reads, start.preferences.isLowData)} />
    </BrowserRouter>
  );
  // In a transition React hydrates in slices.
  if (isComplete && reads.areAsRendered) startTransition(() => void hydrateRoot(root, lobby));
  else createReactRoot(root).render(lobby);
}

/** After hydration: the taps made before it are replayed, the charts start their work, and prefetching begins. */
async function wake(context: AppContextValue, reads: FirstReads, isLowData: boolean): Promise<void> {
  await nextTask();
  reads.wake();
  dispatchEvent(new Event('app-ready'));
  await nextTask();
  context.app.send({ type: 'app.ready' });
  // What the first request and the first tap need. Whoever needs it loads it again and shows a failure.
  import('./api/client.js').catch(() => undefined);
  if (!isLowData) import('./app/page-files.js').catch(() => undefined);
  await loaded();
  // Without it, pages load when they are tapped.
  import('./app/navigation/prefetch.js').then(
    ({ startPrefetching }) => startPrefetching(context),
    () => undefined,
  );
}

// Function declarations, since the code above runs before a constant down here would have its value.
/** Whether the code of a page that comes with its content has arrived. */
async function hasCode(pages: AppContextValue['pages'], address: string): Promise<boolean> {
  if (isRendered(address)) await pages.load(address).catch(() => undefined);
  return !isRendered(address) || pages.get(address) !== null;
}
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
function loaded(): Promise<unknown> {
  return new Promise((resolve) =>
    document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve, { once: true }),
  );
}
