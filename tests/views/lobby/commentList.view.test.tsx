import { expect } from 'vitest';
import { commentListMachine, type CommentListRef } from '../../../machines/lobby/commentList.machine.js';
import { ListPart } from '../../../src/screens/lobby/gameComments/ListPart.js';
import { commentListSpec } from '../../fixtures/lobby/commentList.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const opened: { current: CommentListRef | null } = { current: null };
const send = (event: Parameters<CommentListRef['send']>[0]) => actOnPage(async () => opened.current?.send(event));
const nothing = () => undefined;
const seesRows = (page: Page) => {
  expect(page.getAllByRole('article').length).toBeGreaterThan(0);
  // As the game says it, replies included, not as many as the list has rows.
  expect(page.getByRole('heading', { name: '31 comments' })).toBeTruthy();
};

const view: View<typeof commentListMachine, Page> = {
  open: (ref) => {
    opened.current = ref as CommentListRef;
    return openPage(
      <ListPart
        list={ref as CommentListRef}
        commentNum={31}
        actions={{ canReply: true, onReply: nothing, onDelete: nothing, onReport: nothing }}
        removedId={null}
        removalBar={null}
        form={undefined}
        formPart={null}
      />,
    );
  },
  ...onPage,
  send: {
    'comments.sorted': async (page, event) => {
      const choice = page.queryByRole('button', { name: event.sort === 'best' ? 'Best' : 'Newest' });
      return choice ? page.user.click(choice) : send(event);
    },
    // The end of the list asks for more when it comes into view, too.
    'comments.moreWanted': press('Show more comments'),
    'comments.retried': press('Try again'),
    'comments.outdated': 'outside',
    // A comment without replies has no such button.
    'comment.repliesToggled': (_, event) => send(event),
    'comment.added': 'outside',
    'comment.changed': 'outside',
    'comment.removed': 'outside',
    'comment.reported': 'outside',
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the comments')).toBeTruthy(),
    empty: ({ getByText }) => expect(getByText('No comments yet')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'listed.partial': (page) => {
      seesRows(page);
      expect(page.getByRole('button', { name: 'Show more comments' })).toBeTruthy();
    },
    'listed.extending': seesRows,
    'listed.stuck': seesText('alert', /More comments could not be loaded/),
    'listed.complete': (page) => {
      seesRows(page);
      expect(page.queryByRole('button', { name: 'Show more comments' })).toBeNull();
    },
  },
};

describePaths(commentListMachine, commentListSpec, view);
