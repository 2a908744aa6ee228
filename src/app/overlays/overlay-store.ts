import type { OverlayName } from '../../../machines/overlays.machine.js';
import type { Area } from '../../i18n/area.js';
import { Observable } from '../../i18n/observable.js';
import type { TextStore } from '../../i18n/texts.js';
import type { Part } from '../hosting/LazyPart.js';
import { loadChunk } from '../navigation/load-chunk.js';

const files: Readonly<Record<OverlayName, { area: Area; load: () => Promise<{ Overlay: Part }> }>> = {
  loginPopup: { area: 'access', load: () => import('./loginPopup.js') },
  noticeOfTheDay: { area: 'entry', load: () => import('./noticeOfTheDay.js') },
  appDownload: { area: 'entry', load: () => import('./appDownload.js') },
  trackingPixel: { area: 'entry', load: () => import('./trackingPixel.js') },
  exitWarning: { area: 'play', load: () => import('./exitWarning.js') },
  settlePolling: { area: 'promotions', load: () => import('./settlePolling.js') },
  passkeyOffer: { area: 'account', load: () => import('./passkeyOffer.js') },
  // It renders nothing, so that it needs no more texts than the shell has.
  unreadMessages: { area: 'shell', load: () => import('./unreadMessages.js') },
};

/** The overlays whose code and texts are loaded, each in a chunk of its own. */
export class OverlayStore extends Observable {
  readonly #loaded = new Map<OverlayName, Part>();
  readonly #texts: TextStore;

  constructor(texts: TextStore) {
    super();
    this.#texts = texts;
  }

  get(name: OverlayName): Part | null {
    return this.#loaded.get(name) ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. */
  async load(name: OverlayName): Promise<Part> {
    const loaded = this.#loaded.get(name);
    if (loaded) return loaded;
    const { area, load } = files[name];
    const [{ Overlay }] = await Promise.all([loadChunk(load), this.#texts.load('common'), this.#texts.load(area)]);
    this.#loaded.set(name, Overlay);
    this.notify();
    return Overlay;
  }
}
