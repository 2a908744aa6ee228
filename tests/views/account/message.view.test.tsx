import { expect } from 'vitest';
import { messageMachine, type MessageRef } from '../../../machines/account/message.machine.js';
import { MessageScreen } from '../../../src/screens/account/message/Screen.js';
import { messageSpec } from '../../fixtures/account/message.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const all = 'Mark all as read';

/** Three categories in their order, each a link to its list. */
const seesCategories = ({ getAllByRole }: Page) => {
  const links = getAllByRole('listitem').map((row) => row.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(
    ['activity', 'platform', 'system'].map((category) => `/pages/account/messageList?category=${category}`),
  );
  expect(links[0]?.textContent).toContain('No messages');
  expect(links[1]?.textContent).toContain('Deposit 31 credited');
};

const charts = new WeakMap<Page, MessageRef>();
const hears = async (page: Page, event: Parameters<MessageRef['send']>[0]): Promise<void> =>
  actOnPage(async () => charts.get(page)?.send(event));

const view: View<typeof messageMachine, Page> = {
  open: (ref) => {
    const page = openPage(<MessageScreen message={ref as MessageRef} />);
    charts.set(page, ref as MessageRef);
    return page;
  },
  ...onPage,
  send: {
    'message.readAllWanted': pressIfTaken(all),
    'message.retried': press('Try again'),
    'unreadMessages.changed': hears,
    'unreadMessages.counted': hears,
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading your messages')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'shown.untouched': (page) => {
      seesCategories(page);
      expect(page.queryByRole('alert')).toBeNull();
      const unread = page.queryAllByText(/^\d+ unread$/).map(({ textContent }) => textContent);
      const hasUnread = charts.get(page)?.getSnapshot().can({ type: 'message.readAllWanted' }) === true;
      expect(unread).toEqual(hasUnread ? ['2 unread', '1 unread'] : []);
      expect(page.queryByRole('button', { name: all }) !== null).toBe(hasUnread);
    },
    'shown.refreshing': seesCategories,
    'shown.refused': (page) => {
      seesCategories(page);
      seesText('alert', /Too many tries|No connection/)(page);
    },
    marking: seesText('status', /marked as read/),
  },
};

describePaths(messageMachine, messageSpec, view);
