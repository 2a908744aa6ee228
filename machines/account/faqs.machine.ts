import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { findFaqs, wordsOf, type Faq } from './faqs.js';

/** FAQs: the player reads frequent questions with their answers, or searches them. */
export const faqsMachine = setup({
  types: {} as {
    context: { faqs: readonly Faq[]; query: string };
    events: { type: 'faqs.searched'; query: string } | Plain<'faqs.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadFaqs: fromPromise<readonly Faq[]>(mustBeProvided('loadFaqs')) },
  guards: {
    hasFaqs: (_, faqs: readonly Faq[]) => faqs.length > 0,
    isBlank: (_, query: string) => wordsOf(query).length === 0,
    isFound: ({ context }, query: string) => findFaqs(context.faqs, query).length > 0,
  },
  actions: {
    noteFaqs: assign((_, faqs: readonly Faq[]) => ({ faqs })),
    noteQuery: assign((_, query: string) => ({ query })),
  },
}).createMachine({
  id: 'faqs',
  description: 'All questions are loaded at once, so a search needs no request and works offline.',
  meta: { title: 'Frequent questions' },
  context: { faqs: [], query: '' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the questions' },
      description: 'They come in the language of the player.',
      invoke: {
        id: 'loadFaqs',
        src: 'loadFaqs',
        onDone: [
          {
            guard: { type: 'hasFaqs', params: output },
            target: 'shown',
            actions: { type: 'noteFaqs', params: output },
          },
          { target: 'empty' },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      description: 'The questions, with a field that searches them.',
      on: {
        'faqs.searched': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event.query },
            target: '.untouched',
            actions: { type: 'noteQuery', params: ({ event }) => event.query },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.query },
            target: '.matched',
            actions: { type: 'noteQuery', params: ({ event }) => event.query },
          },
          { target: '.unmatched', actions: { type: 'noteQuery', params: ({ event }) => event.query } },
        ],
      },
      initial: 'untouched',
      states: {
        untouched: { tags: 'done', meta: { title: 'All questions' }, description: 'By topic, with closed answers.' },
        matched: {
          tags: 'done',
          meta: { title: 'Questions found' },
          description: 'Those that contain every word, with open answers and the words highlighted.',
        },
        unmatched: {
          tags: 'done',
          meta: { title: 'Nothing found' },
          description: 'No question and no answer contains every word. A button leads to the feedback form.',
        },
      },
    },
    empty: {
      tags: 'done',
      meta: { title: 'No questions' },
      description: 'The site has no frequent questions. The contacts and the feedback form are still there.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Questions unavailable' },
      description: 'An error with a retry button. The contacts and the feedback form are still there.',
      on: { 'faqs.retried': 'loading' },
    },
  },
});

export type FaqsRef = ActorRefFrom<typeof faqsMachine>;
