import * as v from 'valibot';
import type { Texts } from '../../server/base/locale.js';
import type { CountryCode } from '../../server/base/site.js';
import { inCountry } from './country.js';
import { readContent, texts } from './read.js';
import { same } from './text.js';

const CHANNELS = readContent(
  'contact',
  v.array(
    v.strictObject({
      kind: v.picklist(['phone', 'email', 'chat', 'hours']),
      /** `mailto:` or `https:`, or empty: an invented telephone number is no link, so that it reaches no real person. */
      link: v.string(),
      label: texts,
      value: texts,
    }),
  ),
);

/** The ways to reach the customer service of a country's site. */
export const contactChannels = (
  country: CountryCode,
): readonly { readonly kind: string; readonly link: string; readonly label: Texts; readonly value: Texts }[] =>
  CHANNELS.map(({ kind, link, label, value }) => ({
    kind,
    link: inCountry(same(link), country).en_US,
    label: inCountry(label, country),
    value: inCountry(value, country),
  }));
