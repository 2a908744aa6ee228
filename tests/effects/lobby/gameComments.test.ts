import { describe, expect, test } from 'vitest';
import {
  commentContent,
  folded,
  savedDraftsOf,
  savedRemovalOf,
  savedReportOf,
  targetOfReply,
} from '../../../machines/lobby/comments.js';
import { isRight } from '../../../machines/shared/rules/check.js';
import {
  defineCommentFormActors,
  defineCommentListActors,
  defineCommentRemovalActors,
  defineCommentReportActors,
  defineGameCommentsActors,
} from '../../../src/effects/lobby/gameComments.js';
import { defineSimilarGamesActors } from '../../../src/effects/lobby/similarGames.js';
import { comment, deleted, draft, own, reportDraft, summary } from '../../fixtures/lobby/comments.js';
import { cards } from '../../fixtures/lobby/games.js';
import { createWorld, requestsOf, rowsOf, run } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const keyed = { commentId: '70002', key };

describe('comments', () => {
  test('are read page by page, in their order', async () => {
    const world = createWorld({ 'GET /game/comment/list': { ...ok, rows: [comment()], total: 1 } });
    const loadRows = rowsOf(defineCommentListActors(world).comments);
    expect(await run(loadRows, { query: { gameId: '7', sort: 'best' }, page: 2 })).toEqual({
      rows: [comment()],
      total: 1,
    });
    expect(world.calls[0]?.query).toMatch(/gameId=7.*sort=best.*page=2.*limit=20/);
  });

  test('have replies of their own', async () => {
    const world = createWorld({ 'GET /game/comment/list': { ...ok, rows: [], total: 0 } });
    const loadRows = rowsOf(defineCommentListActors(world).replies);
    await run(loadRows, { query: { gameId: '7', commentId: '70001' }, page: 1 });
    expect(world.calls[0]?.query).toMatch(/gameId=7.*parentId=70001/);
  });

  test('are summed up, and lead to similar games', async () => {
    const world = createWorld({
      'GET /game/comment/summary': { ...ok, data: summary() },
      'GET /game/similar/7': { ...ok, data: cards(2) },
    });
    expect(await run(defineGameCommentsActors(world).loadSummary, { gameId: '7' })).toEqual(summary());
    expect(await run(defineSimilarGamesActors(world).loadSimilar, { gameId: '7' })).toEqual(cards(2));
  });

  test('are sent under their key, and found by it', async () => {
    const world = createWorld({
      'POST /game/comment': { ...ok, data: own() },
      'POST /game/comment/trace': { ...ok, data: null },
    });
    const { send, trace } = requestsOf(defineCommentFormActors(world).sendComment);
    const request = { key, comment: { gameId: '7', content: 'Fine.', score: 4 } };
    expect(await send(request)).toEqual({ ok: true, value: own() });
    expect(world.calls[0]?.headers.get('idempotency-key')).toBe(key);
    expect(world.calls[0]).toMatchObject({ body: request.comment });
    expect(await trace({ key })).toBeNull();
  });

  test('that are refused say why, and show no toast', async () => {
    const world = createWorld({ 'POST /game/comment': { code: 10_400, msg: 'Too long.', field: 'content' } });
    expect(
      await requestsOf(defineCommentFormActors(world).sendComment).send({
        key,
        comment: { gameId: '7', content: 'x' },
      }),
    ).toMatchObject({ ok: false, problem: { code: 'invalidRequest', field: 'content' } });
    expect(world.told.filter(({ type }) => type === 'requests.failed')).toEqual([]);
  });

  test('are deleted and restored, each under a key', async () => {
    const world = createWorld({
      'DELETE /game/comment/70002': { ...ok, data: { undoUntil: '2026-11-21T10:01:05.000Z' } },
      'POST /game/comment/restore/70002': { code: 10_502, msg: 'Too late.' },
    });
    const { sendRemoval, sendUndo } = defineCommentRemovalActors(world);
    expect(await requestsOf(sendRemoval).send(keyed)).toMatchObject({ ok: true });
    expect(await requestsOf(sendUndo).send({ commentId: '70002' })).toMatchObject({
      ok: false,
      problem: { code: 'commentGone' },
    });
    expect(world.calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      key,
      '00000000-0000-4000-8000-000000000001',
    ]);
  });

  test.each([
    ['deleted', { ...ok, data: deleted }, { ok: true, value: deleted }, null],
    ['there', { ...ok, data: own() }, null, { ok: true, value: own() }],
    [
      'not there',
      { code: 10_404, msg: 'Not there.' },
      { ok: false, problem: { code: 'notFound' } },
      { ok: true, value: null },
    ],
  ])('that are %s tell what became of a deletion and of its undo', async (_, answer, ofRemoval, ofUndo) => {
    const { sendRemoval, sendUndo } = defineCommentRemovalActors(
      createWorld({ 'GET /game/comment/info/70002': answer }),
    );
    expect(await requestsOf(sendRemoval).trace(keyed)).toEqual(ofRemoval);
    expect(await requestsOf(sendUndo).trace(keyed)).toEqual(ofUndo);
  });

  test('tell nothing when the lookup is refused', async () => {
    const world = createWorld({ 'GET /game/comment/info/70002': { code: 429, msg: 'Wait.' } });
    const { sendRemoval, sendUndo } = defineCommentRemovalActors(world);
    for (const write of [sendRemoval, sendUndo])
      await expect(requestsOf(write).trace(keyed)).rejects.toThrow('tooManyRequests');
  });

  test('are reported with a reason, and with a note if there is one', async () => {
    const world = createWorld({ 'POST /game/comment/report/70002': ok });
    const { send } = requestsOf(defineCommentReportActors(world).sendReport);
    await send({ ...keyed, reason: 'spam', note: '' });
    await send({ ...keyed, reason: 'fraud', note: 'Asks for money.' });
    expect(world.calls.map(({ body }) => body)).toEqual([
      { reason: 'spam' },
      { reason: 'fraud', note: 'Asks for money.' },
    ]);
  });
});

describe('the text of a comment', () => {
  test.each(['a', 'မြို့', 'ที่', '好', '👩‍👩‍👧'])('has 500 characters, as people see them: %s', (character) => {
    expect([500, 501].map((count) => isRight(commentContent, character.repeat(count)))).toEqual([true, false]);
  });

  test('is folded between characters, after 240 of them or six lines', () => {
    expect(folded('Short.')).toBeNull();
    expect(folded('a\nb\nc\nd\ne\nf')).toBeNull();
    expect(folded('a\nb\nc\nd\ne\nf\ng')).toBe('a\nb\nc\nd\ne\nf…');
    expect(folded('👩‍👩‍👧'.repeat(241))).toBe(`${'👩‍👩‍👧'.repeat(240)}…`);
    expect(folded('မြို့'.repeat(240))).toBeNull();
  });
});

describe('what was saved', () => {
  const written = draft({ content: 'Half a', score: 4 });
  const answer = draft({ ...targetOfReply(comment()), content: 'True.', key });
  test('starts the form as it was left', () => {
    expect(savedDraftsOf({ drafts: [answer, written] })).toEqual([answer, written]);
  });
  test.each([
    null,
    {},
    { drafts: 'none' },
    { drafts: [null, 7] },
    { drafts: [{ ...written, content: 7 }] },
    { drafts: [{ ...answer, replyTo: null }] },
    { drafts: [{ ...written, key: 7 }] },
  ])('by another version starts an empty form: %j', (saved) => {
    expect(savedDraftsOf(saved)).toEqual([]);
  });
  test('with a score that is none keeps its text', () => {
    expect(savedDraftsOf({ drafts: [{ ...written, score: 9 }] })).toEqual([{ ...written, score: null }]);
  });
  test('of a deletion and of a report belongs to its game', () => {
    const unfinished = { gameId: '7', commentId: '70002', threadId: null, key };
    const unsent = reportDraft({ reason: 'spam', note: 'Every' });
    expect([savedRemovalOf({ unfinished }, '7'), savedRemovalOf({ unfinished }, '8')]).toEqual([unfinished, null]);
    expect([savedReportOf({ unsent }, '7'), savedReportOf({ unsent }, '8')]).toEqual([unsent, null]);
    expect(savedReportOf({ unsent: { ...unsent, reason: 'rude' } }, '7')).toEqual({ ...unsent, reason: null });
  });
});
