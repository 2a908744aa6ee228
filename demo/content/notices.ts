import * as v from 'valibot';
import { readContent, texts, whole } from './read.js';

/** Messages of the operator to every player. */
export const NOTICES = readContent(
  'notices',
  v.array(
    v.strictObject({
      category: v.picklist(['activity', 'platform', 'system']),
      /** Days before seeding. */
      daysAgo: whole,
      link: v.string(),
      title: texts,
      content: texts,
    }),
  ),
);
