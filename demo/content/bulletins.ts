import * as v from 'valibot';
import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { readContent, said, texts, whole } from './read.js';

const BULLETINS = readContent(
  'bulletins',
  v.array(
    v.strictObject({
      id: said,
      /** The notice of the day. */
      isPopup: v.boolean(),
      /** Hours before seeding. */
      hoursAgo: whole,
      title: texts,
      summary: texts,
      /** Plain text, paragraphs by line feeds. */
      content: texts,
    }),
  ),
);

/** The bulletins of a country's site. */
export const bulletins = (country: CountryCode) =>
  BULLETINS.map(({ content, ...bulletin }) => Object.assign(bulletin, { content: inCountry(content, country) }));
