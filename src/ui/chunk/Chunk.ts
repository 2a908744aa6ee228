import { Observable } from '../../i18n/observable.js';

/**
 * Code that comes after its page, requested beside it. If it does not arrive, it can be requested again. `React.lazy` would
 * break the page, and keep the failure until the document is loaded again.
 */
export class Chunk<T extends object> extends Observable {
  state: T | 'loading' | 'failed' = 'loading';
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    super();
    this.#load = load;
    this.request();
  }

  readonly request = (): void => {
    this.#become('loading');
    this.#load().then(
      (loaded) => this.#become(loaded),
      () => this.#become('failed'),
    );
  };

  /** For a part that is about to show the failure, and for a network that has returned. */
  readonly requestAfterFailure = (): void => {
    if (this.state === 'failed') this.request();
  };

  #become(state: T | 'loading' | 'failed'): void {
    this.state = state;
    this.notify();
  }
}
