import type { TextStore } from '../i18n/texts.js';
import { Observable } from '../i18n/observable.js';
import { onDemand } from './on-demand.js';
import { page as home } from './pages/lobby/home.js';
import { routeOf, routes, type AnyPage, type Route } from './routes.js';

/** The pages whose code and texts are here. A page that is here is shown in the same frame, without a fallback. */
export class PageStore extends Observable {
  readonly #pages = new Map<Route, AnyPage>();
  readonly #texts: TextStore;

  constructor(texts: TextStore) {
    super();
    this.#texts = texts;
    for (const route of Object.values(routes)) if (route.name === 'home') this.#pages.set(route, home);
  }

  get(path: string): AnyPage | null {
    const route = routeOf(path);
    return route ? (this.#pages.get(route) ?? null) : null;
  }

  /** Whether there is nothing to wait for: an unknown address has a page of its own. */
  readonly isLoaded = (path: string): boolean => routeOf(path) === null || this.get(path) !== null;

  /** Rejects when the code or the texts cannot be loaded. */
  readonly load = async (path: string): Promise<void> => {
    const route = routeOf(path);
    if (!route || this.#pages.has(route)) return;
    const [page] = await Promise.all([onDemand(route.load), this.#texts.load('common'), this.#texts.load(route.area)]);
    this.#pages.set(route, page);
    this.tell();
  };
}
