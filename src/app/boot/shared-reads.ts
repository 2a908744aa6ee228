import { createApiClient, type ApiClient } from '../../api/client.js';
import { createOpener } from '../../api/envelope.js';
import { clientOf, readName, type GivenAnswers } from '../../api/first-reads.js';
import type { Outside } from '../../effects/outside.js';
import { PrefetchCache } from '../../effects/prefetch-cache.js';
import { createStore } from '../../effects/store.js';
import type { Locale } from '../../../machines/vocabulary.js';

/** The API as the server reads it for a page that is shared. */
export type SharedApi = {
  /** Whether a read has the same answer for everybody who gets the page. `path`: as in the contract. */
  isShared: (path: string) => boolean;
  fetch: (request: Request) => Promise<Response>;
};

type Reply = { data?: { code?: number } };

/** How long a page waits for its reads, in ms. Those that take longer are left to the browser. */
const longestWait = 1_000;

/** The answer to a request that the server leaves to the browser. A new one each time: what waits for a shared one is never freed. */
const noAnswer = (): Promise<never> => new Promise(() => undefined);

/** The outside of the charts of a page that the server renders: no storage, no window, and an API that gives shared answers. */
export class SharedReads {
  readonly outside: Outside;
  readonly #answers: Record<string, object | null> = {};
  readonly #reads: Promise<unknown>[] = [];

  constructor(locale: Locale, api: SharedApi) {
    const client = createApiClient({
      baseUrl: 'http://localhost/user-api',
      token: () => null,
      lang: () => locale,
      notify: () => undefined,
      keepBlocked: () => undefined,
      fetch: api.fetch,
    });
    this.outside = {
      ...createOpener(() => undefined),
      api: this.#recorded(client, api),
      prefetchCache: new PrefetchCache(
        () => performance.now(),
        () => null,
      ),
      store: createStore(() => {
        throw new Error('A server has no storage');
      }),
      now: () => Date.now(),
      serverNow: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      openWindow: () => false,
      guardBack: () => () => undefined,
      navigate: () => undefined,
      reload: () => undefined,
    };
  }

  /** Waits until the charts have got all answers that they get here. */
  async settled(): Promise<GivenAnswers> {
    const late = new Promise((resolve) => setTimeout(resolve, longestWait, 'late').unref());
    let heard = -1;
    let isLate = false;
    while (heard < this.#reads.length && !isLate) {
      heard = this.#reads.length;
      // oxlint-disable-next-line no-await-in-loop -- an answer may make a chart read on
      isLate = (await Promise.race([Promise.allSettled(this.#reads), late])) === 'late';
      // oxlint-disable-next-line no-await-in-loop -- the charts take the answers
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { ...this.#answers };
  }

  /** Notes each request under the name of its read, with its answer if that is a success which may be shared. */
  #recorded(client: ApiClient, { isShared }: SharedApi): ApiClient {
    return clientOf((verb) => async (path: string, ...init) => {
      const name = readName(path, init[0]);
      this.#answers[name] = null;
      if (verb !== 'GET' || !isShared(path)) return noAnswer();
      const read = (client.GET as (...asked: unknown[]) => Promise<Reply>)(path, ...init);
      this.#reads.push(read);
      const reply = await read.catch((): Reply => ({}));
      if (reply.data?.code !== 200) return noAnswer();
      this.#answers[name] = reply.data;
      return reply;
    });
  }
}
