import { assign, fromPromise, setup } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Hosts that may be the app's domain: the open site, its subdomains, and the list of the build (B8). */
export type DomainRule = { site: string; allowed: readonly string[] };
/** What an earlier visit stored. `tries` counts the lookups of a start that did not finish (requestAppDomainNumbers). */
export type KeptDomain = { domain: string | null; tries: number };

const mostTries = 3;

/** App domain: looks up where the API of this app is, at most three times a start (section 7, "Site domain lookup"; B8). */
export const appDomainMachine = setup({
  types: {} as {
    input: DomainRule;
    context: { rule: DomainRule; domain: string | null; tries: number };
    output: string | null;
    events: Plain<'network.restored'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    recallDomain: fromPromise<KeptDomain>(mustBeProvided('recallDomain')),
    storeDomain: fromPromise<void, KeptDomain>(mustBeProvided('storeDomain')),
    /** The text in `data` of a response with code 200, else null. Rejects if there is no response. */
    loadDomain: fromPromise<string | null>(mustBeProvided('loadDomain')),
  },
  guards: {
    isAllowed: ({ context }, host: string | null) => isAllowedHost(host, context.rule),
    canTryAgain: ({ context }) => context.tries < mostTries,
  },
  actions: {
    noteDomain: assign((_, domain: string | null) => ({ domain })),
    noteTries: assign((_, { tries }: KeptDomain) => ({
      tries: Number.isSafeInteger(tries) && tries >= 0 ? Math.min(tries, mostTries - 1) : 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetDomain: assign({ domain: null }),
  },
  delays: { lookupTimeout: 5_000, retryPause: 1_000 },
}).createMachine({
  id: 'appDomain',
  description:
    'Runs only in a build with an app key. During the lookup, API requests use the stored domain or, without one, wait.',
  meta: { title: 'App domain' },
  context: ({ input }) => ({ rule: input, domain: null, tries: 0 }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Reading the stored domain' },
      description: 'The stored domain is checked again, because the list of the build may have changed.',
      invoke: {
        id: 'recallDomain',
        src: 'recallDomain',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output.domain },
            target: 'counting',
            actions: [
              { type: 'noteDomain', params: ({ event }) => event.output.domain },
              { type: 'noteTries', params: output },
            ],
          },
          { target: 'counting', actions: { type: 'noteTries', params: output } },
        ],
        onError: 'counting',
      },
    },
    counting: {
      tags: 'busy',
      meta: { title: 'Counting the try' },
      description: 'The try is stored before the request, so that a reload does not start the count at zero.',
      entry: 'countTry',
      invoke: {
        id: 'storeDomain',
        src: 'storeDomain',
        input: ({ context: { domain, tries } }) => ({ domain, tries }),
        onDone: 'loading',
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Looking up the domain' },
      description:
        'Times out after 5 s. No response, or an HTTP error, resets the domain; a response without an allowed domain keeps it.',
      invoke: {
        id: 'loadDomain',
        src: 'loadDomain',
        onDone: [
          {
            guard: { type: 'isAllowed', params: output },
            target: 'storing',
            actions: { type: 'noteDomain', params: output },
          },
          { target: 'storing' },
        ],
        onError: 'sorting',
      },
      after: { lookupTimeout: 'sorting' },
    },
    sorting: {
      entry: 'resetDomain',
      description: 'The API of the host of the page is used again.',
      always: [{ guard: 'canTryAgain', target: 'resting' }, { target: 'storing' }],
    },
    resting: {
      tags: 'busy',
      meta: { title: 'Before the next try' },
      description:
        'Waits before the next try: a phone that changes cells is offline for a moment. If the network comes back, it tries at once.',
      on: { 'network.restored': 'counting' },
      after: { retryPause: 'counting' },
    },
    storing: {
      tags: 'busy',
      meta: { title: 'Storing the domain' },
      description: 'Stores the domain for the next start and resets the count of tries.',
      invoke: {
        id: 'storeDomain',
        src: 'storeDomain',
        input: ({ context: { domain } }) => ({ domain, tries: 0 }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
    settled: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Settled' },
      description: 'The output is the domain, or null for the host of the page.',
    },
  },
  output: ({ context }) => context.domain,
});

/** A lower-case host name of letters, digits and hyphens: no port, path, user, IP address or international domain name. */
export function isAllowedHost(host: unknown, { site, allowed }: DomainRule): host is string {
  if (typeof host !== 'string' || host.length > 253) return false;
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every(isLabel) || !/^[a-z]{2,}$/.test(labels.at(-1) ?? '')) return false;
  return host === site || host.endsWith(`.${site}`) || allowed.includes(host);
}

const isLabel = (label: string): boolean => /^[a-z0-9-]{1,63}$/.test(label) && !/^-|^xn--|-$/.test(label);
