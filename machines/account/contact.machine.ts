import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type ContactChannel = components['schemas']['ContactInformation']['channels'][number];

/** Contact: how to reach customer service. Visitors may read it too. */
export const contactMachine = setup({
  types: {} as {
    context: { channels: readonly ContactChannel[] };
    events: Plain<'contact.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadChannels: fromPromise<readonly ContactChannel[]>(mustBeProvided('loadChannels')) },
  guards: { hasChannels: (_, channels: readonly ContactChannel[]) => channels.length > 0 },
}).createMachine({
  id: 'contact',
  description: 'Phone, e-mail, chat and opening hours of customer service.',
  meta: { title: 'Contact' },
  context: { channels: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading contacts' },
      description: 'The page shows a skeleton of the list.',
      invoke: {
        id: 'loadChannels',
        src: 'loadChannels',
        onDone: [
          {
            guard: { type: 'hasChannels', params: output },
            target: 'shown',
            actions: assign({ channels: ({ event }) => event.output }),
          },
          { target: 'empty' },
        ],
        onError: 'unavailable',
      },
    },
    shown: { tags: 'done', meta: { title: 'Contacts' }, description: 'Each contact, with its link if it has one.' },
    empty: {
      tags: 'done',
      meta: { title: 'No contacts' },
      description: 'The site has no contacts. A link leads back to the lobby.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Contacts unavailable' },
      description: 'An error with a retry button.',
      on: { 'contact.retried': 'loading' },
    },
  },
});

export type ContactRef = ActorRefFrom<typeof contactMachine>;
