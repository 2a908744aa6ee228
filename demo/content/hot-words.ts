import * as v from 'valibot';
import { readContent, texts } from './read.js';

/** Search words that a visitor may tap instead of typing. Each finds games. */
export const HOT_WORDS = readContent('hot-words', v.array(texts));
