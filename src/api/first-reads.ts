import type { ApiClient } from './client.js';

/**
 * The answers to the reads that the charts of a page make when they start, by the name of the read. The server writes them
 * into the page that it renders from them. Null is a read that it left to the browser.
 */
export type GivenAnswers = Readonly<Record<string, object | null>>;

type Init = { params?: unknown } | undefined;
type Reply = { data: unknown; response: Response };
type Verb = (path: never, ...init: never[]) => Promise<unknown>;

export const readName = (path: string, init: Init): string => `${path} ${JSON.stringify(init?.params ?? {})}`;

/** A client whose four methods are made by `verb`. Each passes its arguments on unchanged, so the types of the contract hold. */
export const clientOf = (
  verb: (name: keyof ApiClient) => (path: never, ...init: never[]) => Promise<unknown>,
): ApiClient =>
  ({ GET: verb('GET'), POST: verb('POST'), PUT: verb('PUT'), DELETE: verb('DELETE') }) as unknown as ApiClient;

/**
 * The reads before React has hydrated the document. One whose answer came with the document gets it at once. Any other
 * request waits, because its answer would change what React compares with the document.
 */
export class FirstReads {
  readonly #given: Map<string, object | null>;
  readonly #isAwake: Promise<void>;
  #wake: () => void = () => undefined;
  #hasOther = false;

  constructor(given: GivenAnswers) {
    this.#given = new Map(Object.entries(given));
    this.#isAwake = new Promise((resolve) => (this.#wake = resolve));
  }

  /** Whether the charts have read the same here as on the server, which has no storage. */
  get areAsRendered(): boolean {
    return this.#given.size === 0 && !this.#hasOther;
  }

  /** Lets all requests go. */
  wake(): void {
    this.#given.clear();
    this.#wake();
  }

  /** `client` with the given answers. */
  before(client: ApiClient): ApiClient {
    return clientOf((name) => async (path, ...init) => {
      const given = this.#take(readName(path, init[0]));
      if (given) return { data: given, response: new Response() } satisfies Reply;
      await this.#isAwake;
      return (client[name] as Verb)(path, ...init);
    });
  }

  /** `store`, for the charts of the page. */
  noting<Store extends { get: (item: string) => string | null }>(store: Store): Store {
    return {
      ...store,
      get: (item) => {
        const stored = store.get(item);
        this.#hasOther ||= stored !== null;
        return stored;
      },
    };
  }

  #take(read: string): object | null {
    const given = this.#given.get(read);
    if (!this.#given.delete(read)) this.#hasOther = true;
    return given ?? null;
  }
}
