import createClient, { createQuerySerializer, type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/user-api.js';
import type { Failure } from '../../machines/app.js';
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

/** The contract as effects see it: the client itself adds `lang` to every call. */
type EffectPaths = {
  [Path in keyof paths]: { [M in keyof paths[Path]]: M extends Method ? WithoutLang<paths[Path][M]> : paths[Path][M] };
};

export type ApiClient = Pick<Client<EffectPaths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

/** What the request layer tells the app: the loading indicator, the one toast of a failure, the forbidden page. */
export type RequestNews =
  | { type: 'request.started' }
  | { type: 'request.settled' }
  | { type: 'request.failed'; failure: Failure }
  | { type: 'request.blocked' };

export type ApiOptions = {
  baseUrl: string;
  token: () => string | null;
  lang: () => Locale;
  tell: (news: RequestNews) => void;
  /** Told of an HTTP 403, redacted: path, code, time (A3). */
  keepBlocked: (failure: { path: string; code: number; time: string }) => void;
  /** Tests answer here: no server and no network mock needed. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The typed client. Every call carries `lang`, and the bearer where a token exists (section 7). */
export function createApiClient(options: ApiOptions): ApiClient {
  const asQuery = createQuerySerializer();
  const client = createClient<EffectPaths>({
    baseUrl: options.baseUrl,
    fetch: fetchWithRules(options),
    // Here and not on the finished request: one that is to outlive the page (keepalive) cannot be made anew with its body.
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
