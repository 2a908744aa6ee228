import * as v from 'valibot';
import { MAKER_MARKS } from '../art/names.js';
import { readContent, said, texts, whole } from './read.js';

/** Invented makers. The id is from 1 and stable; white text stands on the colour; `isSandbox` runs the open games. */
export const MAKERS = readContent(
  'makers',
  v.array(
    v.strictObject({
      id: whole,
      slug: v.picklist(MAKER_MARKS),
      name: said,
      colour: v.pipe(v.string(), v.hexColor()),
      isSandbox: v.optional(v.boolean(), false),
      description: texts,
    }),
  ),
).map((maker, index) => Object.assign({ position: index + 1 }, maker));

/** The maker of a slug; throws for an unknown one. */
export function makerBySlug(slug: (typeof MAKERS)[number]['slug']): (typeof MAKERS)[number] {
  const found = MAKERS.find((maker) => maker.slug === slug);
  if (!found) throw new Error(`no maker ${slug}`);
  return found;
}
