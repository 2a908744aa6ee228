import * as v from 'valibot';
import { readContent, texts } from './read.js';

/** System bonuses that the operator of the demo gave, with the operator's notes. */
export const SYSTEM_NOTES = readContent(
  'system-bonuses',
  v.strictObject({ compensation: texts, event: texts, welcomeBack: texts, gift: texts }),
);
