import type { Navigator } from '../ui/link/navigator.js';

export type Address = { readonly pathname: string; readonly search: string };

/**
 * Where the player is, and how one gets elsewhere: React's router as everything outside of it knows it. The pages stand outside
 * too. React looks through all that is inside a context for its readers whenever the context changes: under the router's
 * own that was every element of the page that is left, at each step, before the next page came into sight.
 */
export class Router implements Navigator {
  // Until React's router stands the document itself goes there.
  #history: Navigator = {
    push: (to) => location.assign(to),
    replace: (to) => location.replace(to),
    go: (steps) => history.go(steps),
  };
  readonly #listeners = new Set<() => void>();
  #address: Address;

  constructor({ pathname, search }: Address) {
    this.#address = { pathname, search };
  }

  readonly connect = (history: Navigator): void => {
    this.#history = history;
  };

  /** Told by React's router when the player is elsewhere. */
  readonly arrive = ({ pathname, search }: Address): void => {
    if (pathname === this.#address.pathname && search === this.#address.search) return;
    this.#address = { pathname, search };
    for (const listener of this.#listeners) listener();
  };

  readonly address = (): Address => this.#address;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly push = (to: string): void => this.#history.push(to);
  readonly replace = (to: string): void => this.#history.replace(to);
  readonly go = (steps: number): void => this.#history.go(steps);
}
