import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { FeedbackRequest, Receipt } from './feedback.js';

/** A feedback to the support of the site. */
export const feedbackWrite = keyedWriteOf<FeedbackRequest, Receipt>();
