import type { Failure } from '../../machines/app.js';
import { createApiClient, type ApiOptions, type RequestNews } from '../../src/api/client.js';
import { createOpener } from '../../src/api/envelope.js';

type Answer = Response | Error | 'silence' | ((request: Request) => Response | Promise<Response>);

/** The request layer against an outside that answers what a test lists, the last of it again and again. */
export function createWorld(answers: readonly Answer[], options: Partial<Pick<ApiOptions, 'token' | 'lang'>> = {}) {
  const sent: Request[] = [];
  const bodies: string[] = [];
  const told: RequestNews[] = [];
  const failures: Failure[] = [];
  const blocked: object[] = [];
  const api = createApiClient({
    baseUrl: 'https://lobby.test/user-api',
    token: () => null,
    lang: () => 'en_US',
    ...options,
    tell: (news) => void told.push(news),
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
  return { api, ...createOpener((failure) => void failures.push(failure)), sent, bodies, told, failures, blocked };
}

/** Like a connection over which nothing comes. */
const untilAborted = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

export const ok = (fields: object = {}): Response => Response.json({ code: 200, msg: 'OK', ...fields });
export const refused = (code: number, msg: string): Response => Response.json({ code, msg });
export const offline = (): Error => new TypeError('Failed to fetch');
