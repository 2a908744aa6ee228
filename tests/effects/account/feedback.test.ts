import { describe, expect, test } from 'vitest';
import { feedbackStart, type FeedbackRequest } from '../../../machines/account/feedback.js';
import { defineFaqsActors } from '../../../src/effects/account/faqs.js';
import { defineFeedbackActors } from '../../../src/effects/account/feedback.js';
import { faqs } from '../../fixtures/account/faqs.spec.js';
import { uploadedPicture } from '../../fixtures/shared/pickedPictures.js';
import { createWorld, requestsOf, run } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const request: FeedbackRequest = {
  key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  feedback: { content: 'The game stopped.', phone: '09171234567', pictures: [uploadedPicture().url] },
};

describe('a feedback', () => {
  test('is sent under its key', async () => {
    const world = createWorld({ 'POST /contact/submit': { ...ok, data: { feedbackId: '50001' } } });
    expect(await requestsOf(defineFeedbackActors(world).sendFeedback).send(request)).toEqual({
      ok: true,
      value: { feedbackId: '50001' },
    });
    expect(world.calls).toHaveLength(1);
    expect(world.calls[0]).toMatchObject({ body: request.feedback });
    expect(world.calls[0]?.headers.get('idempotency-key')).toBe(request.key);
  });

  test.each([{ feedbackId: '50001' }, null])('is found by its key: %j', async (data) => {
    const world = createWorld({ 'POST /contact/trace': { ...ok, data } });
    expect(await requestsOf(defineFeedbackActors(world).sendFeedback).trace({ key: request.key })).toEqual(
      data && { ok: true, value: data },
    );
    expect(world.calls[0]).toMatchObject({ body: { referenceNo: request.key } });
  });

  test('whose question is refused stays unknown', async () => {
    const world = createWorld({ 'POST /contact/trace': { code: 401, msg: 'Please log in.' } });
    await expect(requestsOf(defineFeedbackActors(world).sendFeedback).trace({ key: request.key })).rejects.toThrow(
      'notLoggedIn',
    );
  });

  test('that is refused says why, and shows no toast', async () => {
    const world = createWorld({ 'POST /contact/submit': { code: 10_110, msg: 'No such phone.', field: 'phone' } });
    expect(await requestsOf(defineFeedbackActors(world).sendFeedback).send(request)).toEqual({
      ok: false,
      problem: { code: 'invalidPhone', text: 'No such phone.', field: 'phone' },
    });
    expect(world.told.filter(({ type }) => type === 'requests.failed')).toEqual([]);
  });
});

test('the questions are read as the server has them', async () => {
  const world = createWorld({ 'GET /faq/list': { ...ok, data: faqs } });
  expect(await run(defineFaqsActors(world).loadFaqs)).toEqual(faqs);
});

describe('a saved feedback', () => {
  const draft = { content: 'Half a', phone: '0917', key: null, feedbackId: null };
  test('starts the form as it was left', () => {
    const saved = { draft, pictures: [uploadedPicture()] };
    expect(feedbackStart(saved)).toEqual(saved);
  });
  test.each([
    null,
    {},
    { draft, pictures: 'none' },
    { draft: { ...draft, content: 7 }, pictures: [] },
    { draft: { ...draft, key: 7 }, pictures: [] },
    { draft: null, pictures: [] },
    { draft, pictures: [{ ...uploadedPicture(), url: 7 }] },
  ])('of another version starts an empty form: %j', (saved) => {
    expect(feedbackStart(saved as never)).toEqual({
      draft: { content: '', phone: '', key: null, feedbackId: null },
      pictures: [],
    });
  });
});
