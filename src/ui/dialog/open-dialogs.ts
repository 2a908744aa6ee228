import { createContext } from 'react';

/**
 * Whether a dialog that opens by itself is the one that is on screen now; null for a dialog of a page, which the player has
 * asked for.
 */
export const DialogTurn = createContext<boolean | null>(null);

/** Counts the dialogs of the page that are open. */
class OpenDialogs {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  isAny = (): boolean => this.#count > 0;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts one until the returned function is called. */
  add(): () => void {
    this.#change(1);
    return () => this.#change(-1);
  }

  #change(by: number): void {
    this.#count += by;
    for (const listener of this.#listeners) listener();
  }
}

export const openDialogs = new OpenDialogs();
