import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { commentFormMachine } from '../../../machines/lobby/commentForm.machine.js';
import { commentListMachine } from '../../../machines/lobby/commentList.machine.js';
import {
  commentsMachine,
  repliesMachine,
  type CommentsQuery,
  type RepliesQuery,
} from '../../../machines/lobby/commentLists.js';
import type { CommentSummary, GameComment } from '../../../machines/lobby/comments.js';
import { gameCommentsMachine, type GameCommentsRef } from '../../../machines/lobby/gameComments.machine.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { GameCommentsScreen } from '../../../src/screens/lobby/gameComments/Screen.js';
import { comment, own, paged, reply, summary } from '../../fixtures/lobby/comments.js';
import { gameCommentsSpec } from '../../fixtures/lobby/gameComments.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, pressUnlessCovered, type Page } from '../../support/render.js';

const seesRegion = (page: Page) => expect(page.getByRole('region', { name: 'Comments' })).toBeTruthy();
const seesBroken = (page: Page) => expect(page.getByText(/A part of this page stopped working/)).toBeTruthy();

const view: View<typeof gameCommentsMachine, Page> = {
  open: (ref) => openPage(<GameCommentsScreen comments={ref as GameCommentsRef} />),
  ...onPage,
  send: {
    // Sent by the rows of the list, whose fake is still loading here.
    'gameComments.deleteRequested': 'outside',
    'gameComments.reportRequested': 'outside',
    'gameComments.posted': 'outside',
    'gameComments.counted': 'outside',
    'gameComments.listChanged': 'outside',
    // A report lies over the page.
    'gameComments.repaired': pressUnlessCovered('Try again'),
  },
  sees: {
    'list.shown': seesRegion,
    'list.broken': seesBroken,
    'summary.loading': seesRegion,
    'summary.shown': seesRegion,
    'form.open': seesRegion,
    'form.broken': seesBroken,
    'removal.hidden': seesRegion,
    'removal.open': seesRegion,
    'report.hidden': seesRegion,
    'report.open': (page) => expect(page.front().getByRole('heading', { name: 'Report this comment' })).toBeTruthy(),
  },
};

describePaths(gameCommentsMachine, gameCommentsSpec, view);

describe('the comments on the page', () => {
  const pages = <Query,>(answers: readonly Paged<GameComment>[]) => {
    const left = [...answers];
    return fromPromise<ListPage<GameComment> | null, PageRequest<Query>>(async () => left.shift() ?? paged([]));
  };
  /** The page of game 7 with these comments, and these replies of each. */
  async function pageWith(rows: readonly GameComment[], replies: readonly GameComment[] = []): Promise<Page> {
    const flow = createActor(
      gameCommentsMachine.provide({
        actors: {
          commentForm: commentFormMachine.provide({
            actors: { reserveKey: fromPromise(() => new Promise<string>(() => undefined)) },
          }),
          loadSummary: fromPromise<CommentSummary, { gameId: string }>(async () => summary()),
          commentList: commentListMachine.provide({
            actors: {
              comments: commentsMachine.provide({ actors: { loadRows: pages<CommentsQuery>([paged(rows)]) } }),
              replies: repliesMachine.provide({ actors: { loadRows: pages<RepliesQuery>([paged(replies)]) } }),
            },
          }),
        },
      }),
      { input: { gameId: '7', drafts: [], removal: null, report: null } },
    ).start();
    await waitFor(
      flow,
      ({ children }) => children.commentList?.getSnapshot().children.comments?.getSnapshot().hasTag('done') === true,
    );
    return openPage(<GameCommentsScreen comments={flow} />);
  }

  test('have a mean and its distribution', async () => {
    const page = await pageWith([comment()]);
    expect(page.getByText('4.3 of 5')).toBeTruthy();
    expect(page.getByText('12 scores')).toBeTruthy();
    expect(page.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '7',
      '3',
      '1',
      '1',
      '0',
    ]);
  });

  test('are texts and nothing else: markup and links do nothing', async () => {
    const page = await pageWith([comment({ content: '<img src=x onerror=alert(1)> https://example.test' })]);
    expect(page.getByText('<img src=x onerror=alert(1)> https://example.test')).toBeTruthy();
    expect(page.queryByRole('link')).toBeNull();
    expect(page.getByRole('article').querySelectorAll('[src="x"]')).toHaveLength(0);
  });

  test('keep their direction to themselves, and unfold when they are long', async () => {
    const long = 'နေကောင်းလား။ '.repeat(60);
    const page = await pageWith([comment({ content: long, name: 'שלום' })]);
    expect(page.getByText('שלום').tagName).toBe('BDI');
    const text = () => page.getByRole('article').querySelector('p[dir=auto]')?.textContent ?? '';
    expect(text().endsWith('…')).toBe(true);
    await press('Show all')(page);
    expect(text()).toBe(long);
    await press('Show less')(page);
    expect(text().endsWith('…')).toBe(true);
  });

  test('say to their author what keeps them from others', async () => {
    const page = await pageWith([
      own({ status: 'pendingReview' }),
      own({ id: '70009', status: 'hidden', hiddenReason: 'spam' }),
    ]);
    expect(page.getByText('Waiting for review')).toBeTruthy();
    expect(page.getByText('Reason: Advertising or spam')).toBeTruthy();
    expect(page.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });

  test('offer their author to delete and others to report', async () => {
    const page = await pageWith([own(), comment(), comment({ id: '70005', name: 'Anan', isReported: true })]);
    expect(page.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    expect(page.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
    expect(page.getByText('Reported')).toBeTruthy();
  });

  test('unfold their replies, and fold them again', async () => {
    const page = await pageWith([comment({ replyNum: 1 })], [reply()]);
    await press('Show 1 reply')(page);
    expect(await page.findByText('Same for me.')).toBeTruthy();
    await press('Hide replies')(page);
    expect(page.queryByText('Same for me.')).toBeNull();
  });

  test('are answered under themselves', async () => {
    const page = await pageWith([comment(), own()]);
    await press(/^Reply: Comment by Kitemaker/)(page);
    const form = page.getByRole('form', { name: 'Reply to Kitemaker' });
    expect(page.getAllByRole('listitem')[0]?.contains(form)).toBe(true);
    expect(document.activeElement).toBe(page.getByLabelText('Your comment'));
  });

  test('are answered one after the other', async () => {
    const page = await pageWith([comment()]);
    await press(/^Reply: Comment by Kitemaker/)(page);
    await fill(page, 'Your comment', 'True.');
    await press('Post')(page);
    expect(page.getByRole('button', { name: /^Reply/ })).toHaveProperty('disabled', true);
    expect(page.getByText('True.')).toBeTruthy();
  });

  test('that are being deleted leave their place to the undo', async () => {
    const page = await pageWith([own()]);
    await press(/^Delete/)(page);
    expect(page.queryByText('I come back for the music.')).toBeNull();
    expect(page.getByRole('listitem').textContent).toMatch(/Deleting|Not|connection/i);
  });
});
