import { createActor, waitFor, type AnyActorLogic, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { createApiClient, type RequestEvent } from '../../../src/api/client.js';
import { present } from '../../../machines/vocabulary.js';
import { createOpener } from '../../../src/api/envelope.js';
import { PrefetchCache } from '../../../src/effects/prefetch-cache.js';
import type { KeyValueStore } from '../../../src/effects/store.js';

/** `query` without `lang`, which every request has. */
export type Call = { method: string; path: string; query: string; body: unknown; headers: Headers; keepalive: boolean };
type Answer = object | 'broken';

/** A fake browser: storage in memory, a clock set by the test, a server that responds from a list. */
export function createWorld(answers: Readonly<Record<string, Answer | readonly Answer[]>> = {}) {
  const calls: Call[] = [];
  const told: RequestEvent[] = [];
  const kept = new Map<string, string>();
  const time: { now: number; server?: number } = { now: Date.parse('2026-11-21T10:00:00Z') };
  let keys = 0;
  const store: KeyValueStore = {
    get: (name) => kept.get(name) ?? null,
    set: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
  const answerTo = (name: string): Answer => {
    const listed = answers[name] ?? { code: 10404, msg: `nothing at ${name}` };
    if (!Array.isArray(listed)) return listed as Answer;
    const earlier = calls.filter(({ method, path }) => `${method} ${path}` === name).length;
    return (listed as readonly Answer[])[earlier - 1] ?? 'broken';
  };
  const notify = (event: RequestEvent) => void told.push(event);
  const api = createApiClient({
    baseUrl: 'http://lobby.test',
    token: () => store.get('token'),
    lang: () => 'en_US',
    notify,
    keepBlocked: () => undefined,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      searchParams.delete('lang');
      const text = await request.text();
      calls.push({
        method: request.method,
        path: pathname,
        query: searchParams.toString(),
        body: text === '' ? null : JSON.parse(text),
        headers: request.headers,
        keepalive: request.keepalive,
      });
      const answer = answerTo(`${request.method} ${pathname}`);
      if (answer === 'broken') throw new TypeError('no connection');
      return Response.json(answer);
    },
  });
  const opener = createOpener((failure) => notify({ type: 'requests.failed', failure }));
  const prefetchCache = new PrefetchCache(
    () => time.now,
    () => store.get('token'),
  );
  return {
    ...opener,
    api,
    prefetchCache,
    store,
    now: () => time.now,
    serverNow: () => time.server ?? time.now,
    newKey: () => `00000000-0000-4000-8000-00000000000${(keys += 1)}`,
    calls,
    told,
    kept,
    time,
  };
}

/** The request of a paged list. */
export const rowsOf = ({ implementations }: AnyStateMachine): AnyActorLogic =>
  implementations.actors['loadRows'] as AnyActorLogic;

type Requested = Readonly<Record<'send' | 'trace', (request: object) => Promise<unknown>>>;

/** The requests of a write under a key. */
export function requestsOf({ implementations }: AnyStateMachine): Requested {
  const { sendRequest, traceRequest } = implementations.actors as Record<string, AnyActorLogic>;
  const asked = (logic: AnyActorLogic | undefined) => (request: object) => run(present(logic), { request });
  return { send: asked(sendRequest), trace: asked(traceRequest) };
}

/** Runs an actor to its end, as a child of `parent` if there is one; returns its output, or rejects with its error. */
export async function run(logic: AnyActorLogic, input?: unknown, parent?: AnyActorRef): Promise<unknown> {
  const actor = createActor(logic, { input, ...(parent ? { parent } : {}) });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const { status, output, error } = await waitFor(actor, (snapshot) => snapshot.status !== 'active').catch(
    (cause: unknown) => ({ status: 'error', output: undefined, error: cause }),
  );
  if (status === 'error') throw error;
  return output;
}

export const toasts = (told: readonly RequestEvent[]) =>
  told.flatMap((event) => (event.type === 'requests.failed' ? [event.failure.problem.code] : []));
