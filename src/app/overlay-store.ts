import type { ComponentType } from 'react';
import type { Area } from '../i18n/area.js';
import type { TextStore } from '../i18n/texts.js';
import type { Lobby } from './page.js';

export type OverlayName = 'loginPopup' | 'noticeOfTheDay' | 'exitWarning';
export type Overlay = ComponentType<{ lobby: Lobby }>;

const files: Readonly<Record<OverlayName, { area: Area; load: () => Promise<{ Overlay: Overlay }> }>> = {
  loginPopup: { area: 'access', load: () => import('./pages/access/loginPopup.js') },
  noticeOfTheDay: { area: 'entry', load: () => import('./pages/entry/noticeOfTheDay.js') },
  exitWarning: { area: 'play', load: () => import('./pages/play/exitWarning.js') },
};

/** What may lie over any page, each in a chunk of its own. */
export class OverlayStore {
  readonly #overlays = new Map<OverlayName, Overlay>();
  readonly #listeners = new Set<() => void>();
  readonly #texts: TextStore;

  constructor(texts: TextStore) {
    this.#texts = texts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(name: OverlayName): Overlay | null {
    return this.#overlays.get(name) ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. */
  async load(name: OverlayName): Promise<void> {
    if (this.#overlays.has(name)) return;
    const { area, load } = files[name];
    const [{ Overlay }] = await Promise.all([load(), this.#texts.load('common'), this.#texts.load(area)]);
    this.#overlays.set(name, Overlay);
    for (const listener of this.#listeners) listener();
  }
}
