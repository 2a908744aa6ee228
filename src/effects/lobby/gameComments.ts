import { fromPromise } from 'xstate';
import { commentFormMachine } from '../../../machines/lobby/commentForm.machine.js';
import { commentListMachine } from '../../../machines/lobby/commentList.machine.js';
import { commentsMachine, repliesMachine } from '../../../machines/lobby/commentLists.js';
import { commentRemovalMachine } from '../../../machines/lobby/commentRemoval.machine.js';
import { commentReportMachine } from '../../../machines/lobby/commentReport.machine.js';
import { commentsOnPage, type CommentSummary, type GameComment } from '../../../machines/lobby/comments.js';
import { commentWrite, removalWrite, reportWrite, undoWrite } from '../../../machines/lobby/writes.js';
import { noIndicator } from '../../api/rules.js';
import { Unreachable } from '../../api/envelope.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { answerOf, provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'done' | 'newKey'>;

const limit = commentsOnPage;

export const defineGameCommentsActors = (world: World) => ({
  loadSummary: fromPromise<CommentSummary, { gameId: string }>(({ input: { gameId }, signal }) =>
    world.read(world.api.GET('/game/comment/summary', { params: { query: { gameId } }, headers: noIndicator, signal })),
  ),
  commentList: commentListMachine.provide({ actors: defineCommentListActors(world) }),
  commentForm: commentFormMachine.provide({ actors: defineCommentFormActors(world) }),
  commentRemoval: commentRemovalMachine.provide({ actors: defineCommentRemovalActors(world) }),
  commentReport: commentReportMachine.provide({ actors: defineCommentReportActors(world) }),
});

export const defineCommentListActors = ({ api, list }: World) => ({
  comments: provideRows(commentsMachine, ({ query: { gameId, sort }, page }, signal) => {
    const query = { gameId, sort, page, limit };
    return list(api.GET('/game/comment/list', { params: { query }, headers: noIndicator, signal }));
  }),
  replies: provideRows(repliesMachine, ({ query: { gameId, commentId }, page }, signal) => {
    const query = { gameId, parentId: commentId, page, limit };
    return list(api.GET('/game/comment/list', { params: { query }, headers: noIndicator, signal }));
  }),
});

export const defineCommentFormActors = ({ api, open, read, newKey }: World) => ({
  reserveKey: reserving(newKey),
  sendComment: provideWrite(commentWrite, {
    send: ({ key, comment }, signal) =>
      open(
        api.POST('/game/comment', {
          params: { header: { 'Idempotency-Key': key } },
          body: comment,
          headers: noIndicator,
          signal,
        }),
      ),
    trace: async ({ key }, signal) =>
      answerOf(
        await read(api.POST('/game/comment/trace', { body: { referenceNo: key }, headers: noIndicator, signal })),
      ),
  }),
});

export const defineCommentRemovalActors = (world: World) => ({
  reserveKey: reserving(world.newKey),
  sendRemoval: provideWrite(removalWrite, {
    send: ({ commentId, key }, signal) =>
      world.open(
        world.api.DELETE('/game/comment/{id}', {
          params: { path: { id: commentId }, header: { 'Idempotency-Key': key } },
          headers: noIndicator,
          signal,
        }),
      ),
    trace: async (request, signal) => {
      const found = await findComment(world, request, signal);
      if (found === null) return { ok: false, problem: { code: 'notFound' } };
      return found.status === 'deleted' ? { ok: true, value: found } : null;
    },
  }),
  sendUndo: provideWrite(undoWrite, {
    send: ({ commentId }, signal) =>
      world.open(
        world.api.POST('/game/comment/restore/{id}', {
          params: { path: { id: commentId }, header: { 'Idempotency-Key': world.newKey() } },
          headers: noIndicator,
          signal,
        }),
      ),
    trace: async (request, signal) => {
      const found = await findComment(world, request, signal);
      return found?.status === 'deleted' ? null : { ok: true, value: found };
    },
  }),
});

export const defineCommentReportActors = (world: World) => ({
  reserveKey: reserving(world.newKey),
  sendReport: provideWrite(reportWrite, {
    send: ({ commentId, key, reason, note }, signal) =>
      world.done(
        world.api.POST('/game/comment/report/{id}', {
          params: { path: { id: commentId }, header: { 'Idempotency-Key': key } },
          body: { reason, ...(note === '' ? {} : { note }) },
          headers: noIndicator,
          signal,
        }),
      ),
    // A comment that is no longer there was deleted by its author, or hidden: there is nothing left to report.
    trace: async (request, signal) => {
      const found = await findComment(world, request, signal);
      return found === null || found.isReported ? { ok: true, value: found } : null;
    },
  }),
});

const reserving = (newKey: World['newKey']) => fromPromise<string>(async () => newKey());

/** Only "not there" is an answer: any other refusal says nothing about the comment. */
async function findComment(
  { api, open }: World,
  { commentId }: { commentId: string },
  signal: AbortSignal,
): Promise<GameComment | null> {
  const found = await open(
    api.GET('/game/comment/info/{id}', { params: { path: { id: commentId } }, headers: noIndicator, signal }),
  );
  if (found.ok) return found.value;
  if (found.problem.code === 'notFound') return null;
  throw new Unreachable(found.problem.code);
}
