import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type Agreement = components['schemas']['Agreement'];
export type AgreementType = Agreement['type'];

/** Agreement: the player reads the terms of use or the privacy notice. Visitors may read them too. */
export const agreementMachine = setup({
  types: {} as {
    input: { type: AgreementType };
    context: { type: AgreementType; agreement: Agreement | null };
    events: Plain<'agreement.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadAgreement: fromPromise<Agreement, { type: AgreementType }>(mustBeProvided('loadAgreement')) },
}).createMachine({
  id: 'agreement',
  description: 'The address contains a key; the text comes from the site, never from the address (G2).',
  meta: { title: 'Agreement' },
  context: ({ input }) => ({ type: input.type, agreement: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the agreement' },
      description: 'The text is requested in the language of the page.',
      invoke: {
        id: 'loadAgreement',
        src: 'loadAgreement',
        input: ({ context }) => ({ type: context.type }),
        onDone: { target: 'shown', actions: assign({ agreement: ({ event }) => event.output }) },
        onError: 'unavailable',
      },
    },
    shown: { tags: 'done', meta: { title: 'Agreement' }, description: 'The text, as plain text with headings.' },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Agreement unavailable' },
      description: 'An error with a retry button.',
      on: { 'agreement.retried': 'loading' },
    },
  },
});

export type AgreementRef = ActorRefFrom<typeof agreementMachine>;
