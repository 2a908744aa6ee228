import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Which hosts may be the app's domain: of the build's list, the site that is open, or one below it (B8). */
export type DomainRule = { site: string; allowed: readonly string[] };
/** What an earlier visit kept. `tries` counts the lookups of a start that was cut short (requestAppDomainNumbers). */
export type KeptDomain = { domain: string | null; tries: number };

const mostTries = 3;

/** App domain: asks, at most three times a start, under which domain the API of this app is (section 7, "Site domain lookup"). */
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
    rememberDomain: fromPromise<void, KeptDomain>(mustBeProvided('rememberDomain')),
    /** The text in `data` of an answer of code 200, else null. Rejects when no answer came. */
    lookUpDomain: fromPromise<string | null>(mustBeProvided('lookUpDomain')),
  },
  guards: {
    isAllowed: ({ context }, host: string | null) => isAllowedHost(host, context.rule),
    canTryAgain: ({ context }) => context.tries < mostTries,
  },
  actions: {
    takeDomain: assign((_, domain: string | null) => ({ domain })),
    takeTries: assign((_, { tries }: KeptDomain) => ({
      tries: Number.isSafeInteger(tries) && tries >= 0 ? Math.min(tries, mostTries - 1) : 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetDomain: assign({ domain: null }),
  },
  delays: { lookupTimeout: 5_000, retryPause: 1_000 },
}).createMachine({
  id: 'appDomain',
  description:
    'Only in a build that names an app. A domain that was kept is used meanwhile; without one the calls wait for the answer.',
  meta: { title: 'App domain' },
  context: ({ input }) => ({ rule: input, domain: null, tries: 0 }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Recalling the domain' },
      description: 'What was kept is looked at again: the list of the build may have changed.',
      invoke: {
        id: 'recallDomain',
        src: 'recallDomain',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output.domain },
            target: 'counting',
            actions: [
              { type: 'takeDomain', params: ({ event }) => event.output.domain },
              { type: 'takeTries', params: ({ event }) => event.output },
            ],
          },
          { target: 'counting', actions: { type: 'takeTries', params: ({ event }) => event.output } },
        ],
        onError: 'counting',
      },
    },
    counting: {
      tags: 'busy',
      meta: { title: 'Counting the try' },
      description: 'Before it is made, so that a reload does not begin anew.',
      entry: 'countTry',
      invoke: {
        id: 'rememberDomain',
        src: 'rememberDomain',
        input: ({ context: { domain, tries } }) => ({ domain, tries }),
        onDone: 'asking',
        onError: 'asking',
      },
    },
    asking: {
      tags: 'busy',
      meta: { title: 'Asking for the domain' },
      description:
        'Five seconds. An answer that names no domain, or one that is not allowed, changes nothing; no answer resets the domain (section 8).',
      invoke: {
        id: 'lookUpDomain',
        src: 'lookUpDomain',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'keeping',
            actions: { type: 'takeDomain', params: ({ event }) => event.output },
          },
          { target: 'keeping' },
        ],
        onError: 'resetting',
      },
      after: { lookupTimeout: 'resetting' },
    },
    resetting: {
      entry: 'resetDomain',
      description: 'Back to the host of the page.',
      always: [{ guard: 'canTryAgain', target: 'pausing' }, { target: 'keeping' }],
    },
    pausing: {
      tags: 'busy',
      meta: { title: 'Before the next try' },
      description: 'A network that changes cells needs a moment; one that is back needs none.',
      on: { 'network.restored': 'counting' },
      after: { retryPause: 'counting' },
    },
    keeping: {
      tags: 'busy',
      meta: { title: 'Keeping the domain' },
      description: 'For the next start, which has its three tries again.',
      invoke: {
        id: 'rememberDomain',
        src: 'rememberDomain',
        input: ({ context: { domain } }) => ({ domain, tries: 0 }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
    settled: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Settled' },
      description: 'A domain, or the host of the page.',
    },
  },
  output: ({ context }) => context.domain,
});

export type AppDomainRef = ActorRefFrom<typeof appDomainMachine>;

/** A bare name of letters, digits and hyphens, in lower case: no port, path, user, address of numbers or name in another script. */
export function isAllowedHost(host: unknown, { site, allowed }: DomainRule): host is string {
  if (typeof host !== 'string' || host.length > 253) return false;
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every(isLabel) || !/^[a-z]{2,}$/.test(labels.at(-1) ?? '')) return false;
  return host === site || host.endsWith(`.${site}`) || allowed.includes(host);
}

const isLabel = (label: string): boolean => /^[a-z0-9-]{1,63}$/.test(label) && !/^-|^xn--|-$/.test(label);
