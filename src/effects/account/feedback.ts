import { fromPromise } from 'xstate';
import type { FeedbackRequest } from '../../../machines/account/feedback.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { providePictures } from '../shared/pictureUpload.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

export const defineFeedbackActors = ({ api, open, read, newKey }: World) => ({
  pictures: providePictures({ api, open }, 'feedback'),
  reserveKey: fromPromise<string>(async () => newKey()),
  sendFeedback: fromPromise<Result<{ feedbackId: string }>, FeedbackRequest>(({ input: { key, feedback }, signal }) =>
    open(api.POST('/contact/submit', { params: { header: { 'Idempotency-Key': key } }, body: feedback, signal })),
  ),
  traceFeedback: fromPromise<{ feedbackId: string } | null, { key: string }>(({ input: { key }, signal }) =>
    read(api.POST('/contact/trace', { body: { referenceNo: key }, signal })),
  ),
});
