import type { Failure } from '../../machines/shared/requests.machine.js';
import { createApiClient, type ApiOptions, type RequestEvent } from '../../src/api/client.js';
import { createOpener } from '../../src/api/envelope.js';

type Answer = Response | Error | 'silence' | ((request: Request) => Response | Promise<Response>);

/** The request layer with listed responses; the last one is repeated. */
export function createWorld(
  answers: readonly Answer[],
  options: Partial<Pick<ApiOptions, 'token' | 'lang' | 'onDate'>> = {},
) {
  const sent: Request[] = [];
  const bodies: string[] = [];
  const events: RequestEvent[] = [];
  const failures: Failure[] = [];
  const blocked: object[] = [];
  const api = createApiClient({
    baseUrl: 'https://lobby.test/user-api',
    token: () => null,
    lang: () => 'en_US',
    ...options,
    notify: (event) => void events.push(event),
    keepBlocked: (failure) => void blocked.push(failure),
    fetch: async (request) => {
      sent.push(request);
      bodies.push(await request.clone().text());
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer === 'silence' || !answer) return untilAborted(request);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer.clone() : answer(request);
    },
  });
  return { api, ...createOpener((failure) => void failures.push(failure)), sent, bodies, events, failures, blocked };
}

/** Like a connection without a response. */
const untilAborted = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

export const ok = (fields: object = {}): Response => Response.json({ code: 200, msg: 'OK', ...fields });
export const refused = (code: number, msg: string): Response => Response.json({ code, msg });
export const offline = (): Error => new TypeError('Failed to fetch');
