import type { Fetch } from './wire.js';

/** Where the companies send their callbacks. */
export interface LobbyReach {
  /** Scheme, host and port, without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  readonly fetch: Fetch;
}

/**
 * What the lobby says to a callback. `refused`: it will not do it, however often it is asked. `none`: no answer, a fault, or a
 * refusal that may pass; the callback is sent again.
 */
export type Told<Data = unknown> =
  | { readonly state: 'done'; readonly data: Data }
  | { readonly state: 'refused'; readonly code: number }
  | { readonly state: 'none'; readonly why: string };

/** Longest wait for the answer to a callback, in ms. The lobby's own calls to the company end after eight seconds. */
const ANSWERS_IN_MS = 4_000;

/** Body codes of the contract that no repetition changes. */
export const CODES = {
  forbidden: 403,
  accountLocked: 10_103,
  insufficientBalance: 10_301,
  sessionEnded: 10_305,
  invalidRequest: 10_400,
  notFound: 10_404,
  promotionRecordEnded: 10_607,
  promotionGameExcluded: 10_610,
} as const;

const FINAL: ReadonlySet<number> = new Set(Object.values(CODES));

/** Sends a callback once. */
export async function tellLobby<Data>({ url, fetch }: LobbyReach, path: string, body: object): Promise<Told<Data>> {
  try {
    const response = await fetch(`${url}/user-api/callback/${path}?lang=en_US`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERS_IN_MS),
    });
    const text = await response.text();
    if (response.status !== 200) return { state: 'none', why: `HTTP ${response.status}` };
    const answer = JSON.parse(text) as { readonly code?: unknown; readonly data?: unknown };
    if (answer.code === 200) return { state: 'done', data: answer.data as Data };
    return typeof answer.code === 'number' && FINAL.has(answer.code)
      ? { state: 'refused', code: answer.code }
      : { state: 'none', why: `code ${String(answer.code)}` };
  } catch (error) {
    return { state: 'none', why: error instanceof Error ? error.message : String(error) };
  }
}

/** When a callback that got no answer is sent again: after 5 s, then twice as late each time, at most every ten minutes. */
export const tellAgainAt = (tells: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(5_000 * 2 ** Math.min(tells, 10), 600_000));
