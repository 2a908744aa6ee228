import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { waitFor } from 'xstate';
import type { OverlayName } from '../../machines/overlays.js';
import { AppContext, type AppContextValue } from '../../src/app/context.js';
import type { Part } from '../../src/app/hosting/LazyPart.js';
import { ChunkStore } from '../../src/app/navigation/chunk-store.js';
import type { Lobby } from '../../src/app/navigation/page.js';
import { Overlays } from '../../src/app/overlays/Overlays.js';
import { site } from '../fixtures/entry/launch.spec.js';
import { openPage } from '../support/render.js';
import { openLobby } from './lobby.js';

export type Shelf = Partial<Record<OverlayName, Part>>;
type OverlaysOptions = { isPlayer?: boolean; answers?: Readonly<Record<string, unknown>>; appDownloadLink?: string };

/** The lobby on a desktop with one page and its overlays. An overlay that is not in `shelf` fails to load. */
export async function openOverlays(
  shelf: Shelf,
  { isPlayer = false, answers = {}, appDownloadLink = '' }: OverlaysOptions = {},
) {
  const lobby = openLobby({ device: 'pc', answers, ...(isPlayer ? { stored: { token: 'token-1' } } : {}) });
  const reloads: string[] = [];
  const asked: OverlayName[] = [];
  const loaded = new Map<OverlayName, Part>();
  const store: ChunkStore<OverlayName, Part> = ChunkStore.prototype;
  vi.spyOn(store, 'get').mockImplementation((name) => loaded.get(name) ?? null);
  vi.spyOn(store, 'load').mockImplementation(async function (this: typeof store, name) {
    asked.push(name);
    const part = shelf[name];
    if (!part) throw new TypeError('Failed to fetch dynamically imported module');
    loaded.set(name, part);
    this.notify();
  });
  const outside = {
    store: { get: () => null, set: () => undefined, remove: () => undefined },
    reload: (path: string) => void reloads.push(path),
  };
  const host = { app: lobby.app, texts: {}, outside } as unknown as AppContextValue;
  const { children } = lobby.app.getSnapshot();
  await act(async () => {
    lobby.app.send({ type: 'app.ready' });
    await lobby.until(isPlayer ? 'player' : 'visitor');
    await waitFor(lobby.launch, (snapshot) => snapshot.matches('live'));
  });
  openPage(
    <AppContext value={host}>
      <p>The page</p>
      <Overlays lobby={{ ...children, site: { ...site, appDownloadLink }, device: 'pc' } as unknown as Lobby} />
    </AppContext>,
    { at: '/pages/index/index', site: { device: 'pc' } },
  );
  const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  const goTo = (path: string) =>
    act(async () => {
      lobby.app.send({ type: 'app.locationChanged', place: { path, isOpen: true, isLoaded: true } });
      await frames();
    });
  await act(frames);
  return { ...lobby, asked, reloads, aSecond, goTo, host };
}

/** The frames until a chart inside another flow has started, and React has rendered the results of its promises. */
export async function frames(): Promise<void> {
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
