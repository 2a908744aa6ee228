import { expect, test } from 'vitest';
import { commentListMachine, type CommentListRef } from '../../../machines/lobby/commentList.machine.js';
import { commentsMachine, repliesMachine } from '../../../machines/lobby/commentLists.js';
import { Comments, ListPart } from '../../../src/screens/lobby/gameComments/ListPart.js';
import { Thread } from '../../../src/screens/lobby/gameComments/Thread.js';
import { commentListSpec } from '../../fixtures/lobby/commentList.spec.js';
import { comment, own, reply } from '../../fixtures/lobby/comments.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const nothing = () => undefined;
const actions = { canReply: true, onReply: nothing, onDelete: nothing, onReport: nothing };
const beside = { actions, removedId: null, removalBar: null };
const isLoading = ({ getByText }: Page) => expect(getByText('Loading the comments')).toBeTruthy();

const view: View<typeof commentListMachine, Page> = {
  open: (ref) =>
    openPage(<ListPart list={ref as CommentListRef} commentNum={31} {...beside} form={undefined} formPart={null} />),
  ...onPage,
  send: {
    // The list is still loading, because a fake replaces its chart here: tests below press these.
    'commentList.sorted': 'outside',
    'commentList.repliesToggled': 'outside',
    'commentList.outdated': 'outside',
    'commentList.added': 'outside',
    'commentList.changed': 'outside',
    'commentList.removed': 'outside',
    'commentList.reported': 'outside',
    'pagedList.loaded': 'outside',
  },
  sees: { shown: isLoading },
};

describePaths(commentListMachine, commentListSpec, view);

const gameId = '7';
const done: string[] = [];
type CommentList = Parameters<typeof Comments>[0]['comments'];
const openComments = (comments: CommentList) =>
  openPage(
    <Comments
      comments={comments}
      sort="newest"
      threads={{}}
      onSort={(sort) => done.push(sort)}
      onToggle={(id) => done.push(id)}
      commentNum={31}
      {...beside}
      form={undefined}
      formPart={null}
    />,
  );

describeList(
  commentsMachine,
  { query: { gameId, sort: 'newest' }, first: [comment()], second: [own()] },
  {
    open: openComments,
    loading: isLoading,
    empty: ({ getByText }) => expect(getByText('No comments yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      expect(page.getAllByRole('article').length).toBeGreaterThan(0);
      // As the game says it, replies included, not as many as the list has rows.
      expect(page.getByRole('heading', { name: '31 comments' })).toBeTruthy();
    },
    stuck: seesText('alert', /More comments could not be loaded/),
    more: 'Show more comments',
  },
);

test('the order is chosen, and the replies of a comment are opened, above and in the list', async () => {
  const row = comment({ replyNum: 2 });
  const list = shownList(commentsMachine, { gameId, sort: 'newest' }, { rows: [row], total: 1 });
  const page = openComments(list);
  await page.findAllByRole('article');
  await press('Best')(page);
  await press(/2 replies/)(page);
  expect(done).toEqual(['best', row.id]);
});

describeList(
  repliesMachine,
  {
    query: { gameId, commentId: '70001' },
    first: [reply()],
    second: [reply({ id: '70004', content: 'Not for me.' })],
  },
  {
    open: (thread) => openPage(<Thread thread={thread} {...beside} />),
    loading: isLoading,
    empty: (page) => expect(page.queryAllByRole('article')).toEqual([]),
    unavailable: seesText('alert', /replies could not be loaded/),
    rows: (page) => expect(page.getByRole('list', { name: 'Replies' })).toBeTruthy(),
    stuck: seesText('alert', /More replies could not be loaded/),
    more: 'Show more replies',
  },
);
