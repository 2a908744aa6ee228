import * as v from 'valibot';
import type { Texts } from '../../server/base/locale.js';
import { CATEGORY_IDS, TAG_IDS } from './ids.js';
import { readContent, texts } from './read.js';

const named = <const Ids extends readonly string[]>(ids: Ids) =>
  v.array(v.strictObject({ id: v.picklist(ids), names: texts }));

const inOrder = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => Object.assign({ position: index + 1 }, row));

export const CATEGORIES = inOrder(readContent('categories', named(CATEGORY_IDS)));
export const TAGS = inOrder(readContent('tags', named(TAG_IDS)));

/** The names of a category or a tag; throws for one that has none. */
export function namesOf(id: (typeof CATEGORY_IDS)[number] | (typeof TAG_IDS)[number]): Texts {
  const found = [...CATEGORIES, ...TAGS].find((known) => known.id === id);
  if (found === undefined) throw new Error(`demo/content/categories.yaml and tags.yaml have no ${id}`);
  return found.names;
}
