import * as v from 'valibot';
import { API, CALLS, type AnswerOf, type CallName, type Fetch, type RequestOf } from '../wire.js';

/** Where the adapters reach the sandbox. */
export interface Reach {
  /** Scheme, host and port, without a slash at the end. */
  readonly url: string;
  /** Both sides know it: the bearer token of the adapters' calls, and the key of all signatures. */
  readonly secret: string;
  readonly fetch: Fetch;
}

/** Calls the sandbox. Throws for every answer that is not the expected one: to the lobby that is no clear answer. */
export async function call<Name extends CallName>(
  { url, secret, fetch }: Reach,
  name: Name,
  request: RequestOf<Name>,
  signal: AbortSignal,
): Promise<AnswerOf<Name>> {
  const response = await fetch(`${url}${API}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(request),
    signal,
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${name}: HTTP ${response.status}`);
  return v.parse(CALLS[name][1] as v.GenericSchema<unknown, AnswerOf<Name>>, JSON.parse(text));
}
