import { COMPANY_MS } from '../base/deadlines.js';

/**
 * The same adapter, but a call rejects when the company has not responded in time. What the company did is then unknown:
 * it is asked later under the same id.
 */
export function inTime<Adapter extends object>(adapter: Adapter, company: string, ms = COMPANY_MS): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = member.apply(target, args);
        return answer instanceof Promise ? before(answer, ms, `${company}: ${String(name)}`) : answer;
      };
    },
  });
}

async function before<Value>(answer: Promise<Value>, ms: number, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} got no response in ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
