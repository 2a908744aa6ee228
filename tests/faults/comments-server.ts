import { comment, own, summary } from '../fixtures/lobby/comments.js';
import { cards } from '../fixtures/lobby/games.js';
import type { Scripted } from './server.js';

const ok = { code: 200, msg: 'OK' };
type Answer = object | ((call: unknown, world: Scripted) => object);

/** What became of the player's comment, of its deletion, and of a report of another one. */
export type Talk = { isPosted: boolean; isDeleted: boolean; isReported: boolean };
export const silence = (): Talk => ({ isPosted: false, isDeleted: false, isReported: false });

/** What a healthy server responds about the comments of a game: one of another player and one of the player. */
export const commentAnswers: Readonly<Record<string, Answer>> = {
  'GET /game/similar/': { ...ok, data: cards(2) },
  'GET /game/comment/summary': { ...ok, data: summary() },
  'GET /game/comment/list': { ...ok, rows: [comment(), own()], total: 2 },
  'POST /game/comment': (_, { talk }) => {
    talk.isPosted = true;
    return { ...ok, data: own({ id: '70009' }) };
  },
  'POST /game/comment/trace': (_, { talk }) => ({ ...ok, data: talk.isPosted ? own({ id: '70009' }) : null }),
  'DELETE /game/comment/70002': (_, { talk }) => {
    talk.isDeleted = true;
    return { ...ok, data: { undoUntil: '2026-11-21T10:01:05.000Z' } };
  },
  'POST /game/comment/restore/70002': (_, { talk }) => {
    talk.isDeleted = false;
    return { ...ok, data: own() };
  },
  'GET /game/comment/info/70002': (_, { talk }) => ({
    ...ok,
    data: own({ status: talk.isDeleted ? 'deleted' : 'shown' }),
  }),
  'POST /game/comment/report/70001': (_, { talk }) => {
    talk.isReported = true;
    return ok;
  },
  'GET /game/comment/info/70001': (_, { talk }) => ({ ...ok, data: comment({ isReported: talk.isReported }) }),
};
