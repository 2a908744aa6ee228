import * as v from 'valibot';
import { readContent, texts } from './read.js';

const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** What players write: the regulars on games, with a score, and in reply to each other; and the demo player. */
export const { comments, replies, ownComment, ownFeedback } = readContent(
  'comments',
  v.strictObject({
    comments: v.array(v.strictObject({ score: v.nullable(score), words: texts })),
    replies: v.array(texts),
    ownComment: texts,
    ownFeedback: texts,
  }),
);
