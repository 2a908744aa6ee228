import type { TextStore } from '../i18n/texts.js';
import { Observable } from '../i18n/observable.js';
import type { Part } from './Demanded.js';
import { onDemand } from './on-demand.js';
import type { OverlayName } from './Overlays.js';

/** What may lie over any page, each in a chunk of its own. */
export class OverlayStore extends Observable {
  readonly #overlays = new Map<OverlayName, Part>();
  readonly #texts: TextStore;

  constructor(texts: TextStore) {
    super();
    this.#texts = texts;
  }

  get(name: OverlayName): Part | null {
    return this.#overlays.get(name) ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. */
  async load(name: OverlayName): Promise<Part> {
    const known = this.#overlays.get(name);
    if (known) return known;
    const { files } = await import('./Overlays.js');
    const { area, load } = files[name];
    const [{ Overlay }] = await Promise.all([onDemand(load), this.#texts.load('common'), this.#texts.load(area)]);
    this.#overlays.set(name, Overlay);
    this.tell();
    return Overlay;
  }
}
