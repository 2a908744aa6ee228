import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Received } from '../server/adapters/company.js';
import type { IdentityProvider } from '../server/adapters/identity/identity.js';
import type { Maker, MakerRound } from '../server/adapters/maker/maker.js';
import type { Adapters } from '../server/adapters/own.js';
import type { PayGateway } from '../server/adapters/pay/gateway.js';

/**
 * A worked example for docs/adapters.md: adapters for companies that speak JSON over HTTP and sign their callbacks in a
 * header. The tests run it against companies in a process of their own.
 */
interface Endpoint {
  /** Where the company's API and pages are, without a slash at the end. */
  readonly url: string;
  /** The secret that the company and the lobby share. */
  readonly secret: string;
}

/**
 * Sends a request to the company. It rejects on any doubt: a call that rejects counts as "no response", and the lobby
 * asks again under the same id. Never turn a doubt into `refused` or `absent`. `signal` ends the request at the time limit.
 */
async function ask<Answer>({ url }: Endpoint, path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), signal });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as Answer;
}

/** Whether the header `x-signature` holds the HMAC-SHA256 of the exact bytes of the body, in hex. */
function isSigned({ secret }: Endpoint, { rawBody, headers }: Received): boolean {
  const right = createHmac('sha256', secret).update(rawBody).digest();
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const exampleMaker = (company: Endpoint): Maker => ({
  origins: [company.url],
  transferIn: (transfer, signal) => ask(company, '/maker/in', transfer, signal),
  transferOut: (transfer, signal) => ask(company, '/maker/out', transfer, signal),
  transferOutcome: (id, signal) => ask(company, '/maker/outcome', { id }, signal),
  holdings: (account, signal) => ask(company, '/maker/holdings', account, signal),
  rounds: async (account, signal) => {
    const rounds = await ask<readonly (MakerRound & { readonly at: string })[]>(
      company,
      '/maker/rounds',
      account,
      signal,
    );
    return rounds.map(({ ref, stake, win, at }) => ({ ref, stake, win, at: new Date(at) }));
  },
  launchUrl: ({ ticket, locale, returnUrl }) =>
    `${company.url}/game?${new URLSearchParams({ ticket, lang: locale, return: returnUrl }).toString()}`,
  verifies: (_, received) => Promise.resolve(isSigned(company, received)),
});

const exampleGateway = (company: Endpoint): PayGateway => ({
  origins: [company.url],
  open: (request, signal) => ask(company, '/pay/open', request, signal),
  close: (orderNo, signal) => ask(company, '/pay/close', { orderNo }, signal),
  outcomeOf: (orderNo, signal) => ask(company, '/pay/outcome', { orderNo }, signal),
  verifies: (_, received) => Promise.resolve(isSigned(company, received)),
});

const exampleIdentity = (company: Endpoint): IdentityProvider => ({
  loginUrl: ({ state, challenge, redirectUri }) =>
    `${company.url}/oauth?${new URLSearchParams({
      response_type: 'code',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
    }).toString()}`,
  exchange: ({ code, verifier, redirectUri }, signal) =>
    ask(company, '/identity/exchange', { code, verifier, redirectUri }, signal),
});

/** Adapters for one company that does everything. The key of a gateway is the lower-cased code of its channels. */
export const exampleAdapters = (company: Endpoint): Adapters => ({
  maker: exampleMaker(company),
  gateways: new Map([['example', exampleGateway(company)]]),
  identity: exampleIdentity(company),
  sms: { send: (phone, text, signal) => ask(company, '/sms', { phone, text }, signal) },
});

/** What `npm run adapters -- docs/adapters-example.ts` checks. */
export const adapters = exampleAdapters({
  url: process.env['EXAMPLE_URL'] ?? 'http://127.0.0.1:9000',
  secret: process.env['EXAMPLE_SECRET'] ?? '',
});
