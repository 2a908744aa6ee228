type Slot<T> = { page?: T; drawing?: Promise<T> };
/** `most`: pages kept; `atOnce`: drawn at the same time, further ones wait their turn; `freshness`: ms that a page is sent as it is. */
type Limits = { most: number; atOnce: number; freshness: number };

/** Drawn pages by look. A stale one is sent once more while the next is drawn; one look is drawn once for all who ask meanwhile. */
export class PageCache<T extends { madeAt: number }> {
  /** Oldest use first. */
  readonly #slots = new Map<string, Slot<T>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Rejects when the page could not be drawn and none is here from before. */
  async get(key: string, draw: () => Promise<T>): Promise<T> {
    const slot = this.#touched(key);
    if (slot.page && Date.now() - slot.page.madeAt < this.#limits.freshness) return slot.page;
    slot.drawing ??= this.#filled(key, slot, draw);
    return slot.page ?? slot.drawing;
  }

  #touched(key: string): Slot<T> {
    const slot = this.#slots.get(key) ?? {};
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    for (const [oldest] of this.#slots) if (this.#slots.size > this.#limits.most) this.#slots.delete(oldest);
    return slot;
  }

  #filled(key: string, slot: Slot<T>, draw: () => Promise<T>): Promise<T> {
    const drawing = this.#inTurn(draw).then((page) => (slot.page = page));
    const settle = () => {
      delete slot.drawing;
      if (!slot.page && this.#slots.get(key) === slot) this.#slots.delete(key);
    };
    drawing.then(settle, settle);
    return drawing;
  }

  async #inTurn(draw: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await draw();
    } finally {
      const next = this.#waiting.shift();
      // A turn is handed on, so that nobody who comes between takes it.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
