import * as v from 'valibot';
import type { Texts } from '../../server/base/locale.js';
import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { readContent, texts } from './read.js';
import { filled, paragraphs, same } from './text.js';

const agreement = v.strictObject({
  title: texts,
  sections: v.array(v.strictObject({ heading: texts, body: texts })),
});

const AGREEMENTS = (['terms', 'privacy'] as const).map((type) =>
  Object.assign({ type }, readContent(`agreements/${type}`, agreement)),
);

/** A line that starts with `# ` is a heading. */
const headingOf = (heading: Texts): Texts => filled(same('# {heading}'), { heading });

/** The agreements of a country's site. */
export const agreements = (country: CountryCode) =>
  AGREEMENTS.map(({ type, title, sections }) => ({
    type,
    title,
    content: inCountry(paragraphs(...sections.flatMap(({ heading, body }) => [headingOf(heading), body])), country),
  }));
