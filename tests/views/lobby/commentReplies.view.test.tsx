import { expect } from 'vitest';
import { commentRepliesMachine, type CommentRepliesRef } from '../../../machines/lobby/commentReplies.machine.js';
import { Thread } from '../../../src/screens/lobby/gameComments/Thread.js';
import { commentRepliesSpec } from '../../fixtures/lobby/commentReplies.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const nothing = () => undefined;
const seesList = (page: Page) => expect(page.getByRole('list', { name: 'Replies' })).toBeTruthy();

const view: View<typeof commentRepliesMachine, Page> = {
  open: (ref) =>
    openPage(
      <Thread
        thread={ref as CommentRepliesRef}
        actions={{ canReply: true, onReply: nothing, onDelete: nothing, onReport: nothing }}
        removedId={null}
        removalBar={null}
      />,
    ),
  ...onPage,
  send: {
    'reply.added': 'outside',
    'reply.changed': 'outside',
    'reply.removed': 'outside',
    'reply.reported': 'outside',
    'replies.moreWanted': press('Show more replies'),
    'replies.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the comments')).toBeTruthy(),
    unavailable: seesText('alert', /replies could not be loaded/),
    'listed.partial': (page) => {
      seesList(page);
      expect(page.getByRole('button', { name: 'Show more replies' })).toBeTruthy();
    },
    'listed.extending': seesList,
    'listed.stuck': seesText('alert', /More replies could not be loaded/),
    'listed.complete': seesList,
  },
};

describePaths(commentRepliesMachine, commentRepliesSpec, view);
