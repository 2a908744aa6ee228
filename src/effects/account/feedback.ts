import { fromPromise } from 'xstate';
import { feedbackWrite } from '../../../machines/account/writes.js';
import type { Outside } from '../outside.js';
import { providePictures } from '../shared/pictureUpload.js';
import { answerOf, provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

export const defineFeedbackActors = ({ api, open, read, newKey }: World) => ({
  pictures: providePictures({ api, open }, 'feedback'),
  reserveKey: fromPromise<string>(async () => newKey()),
  sendFeedback: provideWrite(feedbackWrite, {
    send: ({ key, feedback }, signal) =>
      open(api.POST('/contact/submit', { params: { header: { 'Idempotency-Key': key } }, body: feedback, signal })),
    trace: async ({ key }, signal) =>
      answerOf(await read(api.POST('/contact/trace', { body: { referenceNo: key }, signal }))),
  }),
});
