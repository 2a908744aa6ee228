import createClient, { createQuerySerializer, type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/user-api.js';
import type { Failure } from '../../machines/shared/requests.machine.js';
import type { Locale } from '../../machines/vocabulary.js';
import { rememberBearer } from './envelope.js';
import { fetchWithRules } from './fetch-rules.js';
import { openHeader } from './rules.js';

type Method = 'get' | 'put' | 'post' | 'delete';
type Query<P> = P extends { query: infer Q }
  ? keyof Omit<Q, 'lang'> extends never
    ? { query?: never }
    : object extends Omit<Q, 'lang'>
      ? { query?: Omit<Q, 'lang'> }
      : { query: Omit<Q, 'lang'> }
  : { query?: never };
type WithoutLang<Operation> = Operation extends { parameters: infer P }
  ? Omit<Operation, 'parameters'> & { parameters: Omit<P, 'query'> & Query<P> }
  : Operation;

/** The contract as effects see it: without `lang`, which the client adds to every request. */
type EffectPaths = {
  [Path in keyof paths]: { [M in keyof paths[Path]]: M extends Method ? WithoutLang<paths[Path][M]> : paths[Path][M] };
};

export type ApiClient = Pick<Client<EffectPaths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

/** Events of the request layer for the app: they drive the loading indicator, the toast of a failure and the forbidden page. */
export type RequestEvent =
  | { type: 'requests.started' }
  | { type: 'requests.settled' }
  | { type: 'requests.failed'; failure: Failure }
  | { type: 'requests.blocked' };

export type ApiOptions = {
  baseUrl: string;
  token: () => string | null;
  lang: () => Locale;
  notify: (event: RequestEvent) => void;
  /** Stores an HTTP 403 in redacted form: path, code and time only (A3). */
  keepBlocked: (failure: { path: string; code: number; time: string }) => void;
  /** Gets the `Date` of each response; null where the other origin does not expose it. */
  onDate?: (date: string | null) => void;
  /** Tests pass their own, so that they need neither a server nor a network mock. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The typed client. Every request carries `lang`, and the bearer if a token exists (section 7). */
export function createApiClient(options: ApiOptions): ApiClient {
  const asQuery = createQuerySerializer();
  const client = createClient<EffectPaths>({
    baseUrl: options.baseUrl,
    fetch: fetchWithRules(options),
    // `lang` is added here because a finished keepalive request cannot be copied with its body.
    querySerializer: (query) => asQuery({ ...query, lang: options.lang() }),
  });
  client.use({
    onRequest({ request }) {
      const bearer = request.headers.has(openHeader) ? null : options.token();
      request.headers.delete(openHeader);
      if (bearer && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${bearer}`);
    },
    onResponse({ request, response }) {
      const bearer = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (bearer) rememberBearer(response, bearer);
    },
  });
  return client;
}
