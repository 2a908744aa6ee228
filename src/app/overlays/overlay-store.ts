import type { OverlayName } from '../../../machines/overlays.js';
import { prefetchNotices } from '../../effects/entry/noticeOfTheDay.js';
import type { Outside } from '../../effects/outside.js';
import type { Area } from '../../i18n/area.js';
import { Observable } from '../../i18n/observable.js';
import type { TextStore } from '../../i18n/texts.js';
import type { AppContextValue } from '../context.js';
import type { Part } from '../hosting/LazyPart.js';
import { loadChunk } from '../navigation/load-chunk.js';

type File = {
  area: Area;
  load: () => Promise<{ Overlay: Part }>;
  /** Requests its first data while its code loads. */
  prefetch?: (outside: Outside) => Promise<unknown>;
};

const files: Readonly<Record<OverlayName, File>> = {
  loginPopup: { area: 'access', load: () => import('./loginPopup.js') },
  noticeOfTheDay: { area: 'entry', load: () => import('./noticeOfTheDay.js'), prefetch: prefetchNotices },
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
  readonly #outside: Outside | null;

  constructor({ texts, outside }: Pick<AppContextValue, 'texts' | 'outside'>) {
    super();
    this.#texts = texts;
    this.#outside = outside;
  }

  get(name: OverlayName): Part | null {
    return this.#loaded.get(name) ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. */
  async load(name: OverlayName): Promise<Part> {
    const loaded = this.#loaded.get(name);
    if (loaded) return loaded;
    const { area, load, prefetch } = files[name];
    // Its chart makes the request again, and decides what a failure means.
    if (this.#outside) prefetch?.(this.#outside).catch(() => undefined);
    const [{ Overlay }] = await Promise.all([loadChunk(load), this.#texts.load('common'), this.#texts.load(area)]);
    this.#loaded.set(name, Overlay);
    this.notify();
    return Overlay;
  }
}
