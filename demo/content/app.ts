import * as v from 'valibot';
import { readContent, said, texts, whole } from './read.js';

/** The version of the app that the lobby offers. */
export const APP = readContent(
  'app',
  v.strictObject({
    platform: v.picklist(['android', 'ios']),
    version: said,
    oldestVersion: said,
    releasedDaysAgo: whole,
    notes: texts,
  }),
);
