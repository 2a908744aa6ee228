import type { AnyActorRef } from 'xstate';
import { targetOfGame } from '../../machines/lobby/comments.js';
import { similarGames } from '../../src/app/pages/lobby/gameDetail.js';
import { gameComments } from '../../src/app/pages/lobby/parts/gameComments.js';
import { comment, own } from '../fixtures/lobby/comments.js';
import type { Tab } from '../support/browser.js';
import { present } from '../support/present.js';
import { expired, gone } from './account-rows.js';
import { loading } from './entry-rows.js';
import { childOf, ended, hosted } from './hosted.js';
import type { Rows, Stage } from './rows.js';

const comments = hosted('gameComments', gameComments);
const page = { ...loading('gameComments', gameComments), who: 'player' } as const;
const similar = { ...loading('similarGames', similarGames), who: 'player' } as const;
const partOf = (part: string) => (tab: Tab) => childOf(comments.flow(tab), part);
const again = (leaf: string) => ({ enter: comments.enter, leaf });
const open = async ({ tab, browser }: Stage) => {
  comments.enter(tab);
  await browser.settle();
};
/** All parts of the page rest. */
const resting = 'list.shown + summary.shown + form.open + removal.hidden + report.hidden';
const lost =
  (call: string) =>
  ({ server }: Stage) =>
    void server.mishaps.set(call, (reached) => {
      reached();
      throw new TypeError('network error');
    });

const text = { content: 'I come back for the music.', score: 4 };
const form = {
  who: 'player',
  chart: partOf('commentForm'),
  leave: comments.leave,
  reach: async (stage: Stage) => {
    await open(stage);
    comments.say(stage.tab, { type: 'commentForm.writeRequested', target: targetOfGame('') }, 'commentForm');
  },
  act: ({ tab }: Stage) => comments.say(tab, { type: 'commentForm.submitted', ...text }, 'commentForm'),
  typed: { draft: text },
  savedIn: 'hidden',
  good: 'hidden',
} as const;
const posted = ended('hidden', 'the comment is found by its key');

const removal = {
  who: 'player',
  chart: comments.flow,
  parts: ['commentRemoval', 'sendRemoval', 'sendUndo'],
  leave: comments.leave,
  reach: open,
  act: ({ tab }: Stage) => comments.flow(tab).send({ type: 'gameComments.deleteRequested', comment: own() }),
} as const;
const over = ended(resting, 'it is deleted, and the time of its undo is over');

const report = {
  who: 'player',
  chart: partOf('commentReport'),
  leave: comments.leave,
  reach: async (stage: Stage) => {
    await open(stage);
    comments.flow(stage.tab).send({ type: 'gameComments.reportRequested', comment: comment() });
    await stage.browser.settle();
  },
  act: ({ tab }: Stage) =>
    comments.say(tab, { type: 'commentReport.submitted', reason: 'spam', note: 'Every day.' }, 'commentReport'),
  typed: { draft: { reason: 'spam', note: 'Every day.' } },
  good: 'sent',
} as const;
const reported = ended('sent', 'the comment says that the player has reported it');

type Threads = Readonly<Record<string, AnyActorRef>>;
const threadOf = (tab: Tab): AnyActorRef =>
  present(
    (partOf('commentList')(tab).getSnapshot() as { context: { threads: Threads } }).context.threads['70001'],
    'the replies are not open',
  );

export const commentsRows: Rows = {
  'similarGames.loadSimilar': {
    ...similar,
    kind: 'read',
    call: 'GET /game/similar/',
    good: 'shown',
    broken: 'unavailable',
    again: similar.again('shown'),
    except: expired,
  },
  'gameComments.loadSummary': {
    ...page,
    kind: 'read',
    call: 'GET /game/comment/summary',
    good: resting,
    isBackground: true,
    again: page.again(resting),
    except: expired,
  },
  'pagedList.loadRows (comments)': {
    ...page,
    kind: 'read',
    call: 'GET /game/comment/list',
    chart: partOf('commentList'),
    parts: ['comments'],
    good: 'shown.complete',
    broken: 'unavailable',
    again: page.again('shown.complete'),
    except: expired,
  },
  'pagedList.loadRows (replies)': {
    who: 'player',
    leave: comments.leave,
    kind: 'read',
    call: 'GET /game/comment/list',
    reach: open,
    act: ({ tab }) => partOf('commentList')(tab).send({ type: 'commentList.repliesToggled', id: '70001' }),
    chart: threadOf,
    good: 'shown.complete',
    broken: 'unavailable',
    except: { ...expired, reload: { none: 'the replies are closed after a reload' } },
  },
  'commentForm.reserveKey': { ...form, kind: 'local', again: again('hidden') },
  'keyedWrite.sendRequest (comment)': {
    ...form,
    parts: ['sendComment'],
    kind: 'write',
    call: 'POST /game/comment',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    // It was still under way: the player sends it again, or changes it.
    again: again('unknown.unsent'),
    except: { ...gone, 'reset after': posted, 'malformed JSON': posted },
  },
  'keyedWrite.traceRequest (comment)': {
    ...form,
    parts: ['sendComment'],
    kind: 'read',
    call: 'POST /game/comment/trace',
    reach: async (stage) => {
      await form.reach(stage);
      lost('POST /game/comment')(stage);
    },
    broken: 'unknown.unanswered',
    again: again('hidden'),
    except: gone,
  },
  'commentRemoval.reserveKey': { ...removal, kind: 'local', good: 'undoable', again: again('undoable') },
  'keyedWrite.sendRequest (deletion)': {
    ...removal,
    kind: 'write',
    call: 'DELETE /game/comment/70002',
    good: resting,
    // The undo is offered for 5 s.
    rest: 6_000,
    broken: 'unknown.unsent',
    refused: 'refused',
    again: again('unknown.unsent'),
    except: { ...expired, 'reset after': over, 'malformed JSON': over },
  },
  'keyedWrite.sendRequest (undo)': {
    ...removal,
    kind: 'write',
    call: 'POST /game/comment/restore/70002',
    reach: async (stage) => {
      await open(stage);
      removal.act(stage);
      await stage.browser.settle();
    },
    act: ({ tab }) => {
      const { commentRemoval } = comments.flow(tab).getSnapshot().children as Record<string, AnyActorRef>;
      commentRemoval?.send({ type: 'commentRemoval.undone' });
    },
    good: resting,
    broken: 'unknown.unsent',
    refused: 'expired',
    // It was still under way: the comment is still deleted, and can be undone.
    again: again('undoable'),
    except: {
      ...expired,
      'reset after': ended(resting, 'the comment is found to be back'),
      'malformed JSON': ended(resting, 'the comment is found to be back'),
    },
  },
  'keyedWrite.traceRequest (deletion)': {
    ...removal,
    kind: 'read',
    call: 'GET /game/comment/info/70002',
    reach: async (stage) => {
      await open(stage);
      lost('DELETE /game/comment/70002')(stage);
    },
    good: 'undoable',
    broken: 'unknown.unanswered',
    again: again('undoable'),
    except: expired,
  },
  'commentReport.reserveKey': {
    ...report,
    kind: 'local',
    except: { reload: { none: 'the report has arrived, and nothing is left of it' } },
  },
  'keyedWrite.sendRequest (report)': {
    ...report,
    parts: ['sendReport'],
    kind: 'write',
    call: 'POST /game/comment/report/70001',
    broken: 'unknown.unsent',
    refused: 'editing.refused',
    again: again('unknown.unsent'),
    except: { ...gone, 'reset after': reported, 'malformed JSON': reported },
  },
  'keyedWrite.traceRequest (report)': {
    ...report,
    parts: ['sendReport'],
    kind: 'read',
    call: 'GET /game/comment/info/70001',
    reach: async (stage) => {
      await report.reach(stage);
      lost('POST /game/comment/report/70001')(stage);
    },
    broken: 'unknown.unanswered',
    again: again('sent'),
    except: gone,
  },
};
