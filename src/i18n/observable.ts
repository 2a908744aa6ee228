/** What comes to the page piece by piece, and tells whoever draws it: for `useSyncExternalStore`. */
export class Observable {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
