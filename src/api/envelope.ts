import type { Failure } from '../../machines/shared/requests.machine.js';
import type { Problem, ProofDemand, Result } from '../../machines/vocabulary.js';
import type { components } from '../../openapi/user-api.js';
import { problemByCode } from './problems.js';

type Success = components['schemas']['Success'];
type Refusal = components['schemas']['Refusal'];
type Body = Success | Refusal;
/** A body as it arrived: a newer server may send a code that this version does not know. */
type Received = { code: number; msg: string; field?: string; until?: string; proof?: ProofDemand };
/** The result of openapi-fetch: `data` for a success status, `error` for any other, and the response. */
type Reply<B> = { data?: B; error?: unknown; response: Response };

type Page<T> = { rows: T[]; total: number };

/** The request failed: no connection, a proxy's HTML page, a 5xx, or a response that is not an envelope. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export type Opening = {
  /** Reports a failure, of which a toast tells. Charts show their own ones (B3); an expired session is always reported. */
  hasToast?: boolean;
};

/** Opens envelopes. A failure that is to be reported is reported once, here. The caller gets a value to branch on, or a rejection. */
export type Opener = {
  /** The whole body of a success, for responses with their fields at the top level (B2). */
  body: <B extends Body>(call: Promise<Reply<B>>, opening?: Opening) => Promise<Result<Extract<B, Success>>>;
  /** `data` of a success. */
  open: <T>(call: Promise<Reply<(Success & { data: T }) | Refusal>>, opening?: Opening) => Promise<Result<T>>;
  /** For reads without an expected refusal: everything except data rejects. */
  read: <T>(call: Promise<Reply<(Success & { data: T }) | Refusal>>, opening?: Opening) => Promise<T>;
  /** `rows` and `total` of a paged list; anything else rejects. */
  list: <T>(call: Promise<Reply<(Success & Page<T>) | Refusal>>, opening?: Opening) => Promise<Page<T>>;
  /** The same for a list that may not exist: the caller decides what a refusal means. */
  openList: <T>(call: Promise<Reply<(Success & Page<T>) | Refusal>>, opening?: Opening) => Promise<Result<Page<T>>>;
  /** For writes whose success carries no data. */
  done: (call: Promise<Reply<Body>>, opening?: Opening) => Promise<Result<null>>;
};

export function createOpener(report: (failure: Failure) => void): Opener {
  const broken = (what: string, { hasToast = false }: Opening = {}, cause?: unknown): never => {
    if (hasToast) report({ problem: { code: 'unreachable' }, token: null });
    throw new Unreachable(what, { cause });
  };
  const body: Opener['body'] = async (call, opening = {}) => {
    const { data, response } = await call.catch((cause: unknown) => {
      if (isAbort(cause)) throw cause;
      return broken('no readable response', opening, cause);
    });
    // No toast for a 403: the forbidden page is shown (A3).
    if (!isBody(data)) return broken(`HTTP ${response.status}`, response.status === 403 ? {} : opening);
    if (isSuccess(data)) return { ok: true, value: data };
    const problem = problemIn(data);
    const isOfSession = problem.code === 'notLoggedIn' || problem.code === 'forbidden';
    if (opening.hasToast || isOfSession) report({ problem, token: bearerOf(response) });
    return { ok: false, problem };
  };
  const open: Opener['open'] = async (call, opening) => {
    const result = await body(call, opening);
    if (!result.ok) return result;
    if (result.value.data === undefined) return broken('an envelope without data', opening);
    return { ok: true, value: result.value.data };
  };
  const openList: Opener['openList'] = async (call, opening) => {
    const result = await body(call, opening);
    if (!result.ok) return result;
    const { rows, total } = result.value;
    return rows && total !== undefined ? { ok: true, value: { rows, total } } : broken('a list without rows', opening);
  };
  return {
    body,
    open,
    read: async (call, opening) => valueOf(await open(call, opening)),
    list: async (call, opening) => valueOf(await openList(call, opening)),
    openList,
    done: async (call, opening) => {
      const result = await body(call, opening);
      return result.ok ? { ok: true, value: null } : result;
    },
  };
}

/** A refusal where none is expected counts as a failed request. */
function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Unreachable(result.problem.code);
  return result.value;
}

/** A refusal by the name of its code. */
export const problemIn = ({ code, msg, ...more }: Received): Problem => ({
  code: problemByCode[code] ?? 'refusedByServer',
  text: msg,
  ...more,
});

/** The token of each request by its response. It may no longer be the current one (A2). */
const tokens = new WeakMap<Response, string>();
export const rememberBearer = (response: Response, token: string): void => void tokens.set(response, token);
const bearerOf = (response: Response): string | null => tokens.get(response) ?? null;

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

const isSuccess = <B extends Body>(body: B): body is Extract<B, Success> => body.code === 200;

function isBody(body: unknown): body is Received {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    'msg' in body &&
    typeof body.msg === 'string'
  );
}
