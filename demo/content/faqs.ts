import * as v from 'valibot';
import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { readContent, said, texts } from './read.js';

const FAQS = readContent(
  'faqs',
  v.array(
    v.strictObject({
      id: said,
      topic: v.picklist(['account', 'deposit', 'games', 'promotions', 'safety', 'withdrawal']),
      question: texts,
      /** Plain text, paragraphs by line feeds. */
      answer: texts,
    }),
  ),
);

/** The frequent questions of a country's site. */
export const faqs = (country: CountryCode) =>
  FAQS.map(({ id, topic, question, answer }) => ({
    id,
    topic,
    question: inCountry(question, country),
    answer: inCountry(answer, country),
  }));
