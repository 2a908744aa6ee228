import { expect } from 'vitest';
import { messageListMachine, type MessageListRef } from '../../../machines/account/messageList.machine.js';
import { MessageListScreen } from '../../../src/screens/account/messageList/Screen.js';
import { messageListSpec } from '../../fixtures/account/messageList.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, type Page } from '../../support/render.js';

const charts = new WeakMap<Page, MessageListRef>();
const contextOf = (page: Page) => {
  const chart = charts.get(page);
  if (!chart) throw new Error('no chart');
  return chart.getSnapshot().context;
};
/** What another tab, a timer or a press without a button tells the chart. */
const hears = async (page: Page, event: Parameters<MessageListRef['send']>[0]): Promise<void> =>
  actOnPage(async () => charts.get(page)?.send(event));
/** Presses the button if the page has one that works; else the chart refuses the event by itself. */
const pressIf =
  (name: string | RegExp) =>
  async (page: Page, event: Parameters<MessageListRef['send']>[0]): Promise<void> => {
    const button = page.front().queryByRole<HTMLButtonElement>('button', { name });
    await (button && !button.disabled && button.getAttribute('aria-disabled') !== 'true'
      ? press(name)(page)
      : hears(page, event));
  };

/** Each message leads to its page; those that are unread are marked. */
const seesRows = (page: Page, isAllRead = false) => {
  const { rows } = contextOf(page);
  const links = page.queryAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(rows.map(({ id }) => `/pages/account/messageDetail?id=${id}`));
  const unread = isAllRead ? 0 : rows.filter(({ readStatus }) => !readStatus).length;
  expect(page.queryAllByText('Unread')).toHaveLength(unread);
};
const seesBoxes = (page: Page) => {
  const { rows, ticked } = contextOf(page);
  const boxes = page.queryAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual(rows.map(({ id }) => ticked.includes(id)));
};
/** What is done to messages is on screen only while some are listed. */
const ifListed = (page: Page, see: (page: Page) => void) => {
  if (contextOf(page).rows.length > 0 && page.queryByText('Loading your messages') === null) see(page);
};

const view: View<typeof messageListMachine, Page> = {
  open: (ref) => {
    const page = openPage(<MessageListScreen messageList={ref as MessageListRef} />);
    charts.set(page, ref as MessageListRef);
    return page;
  },
  ...onPage,
  send: {
    'messageList.ticked': async (page, event) => {
      const box = page.queryAllByRole<HTMLInputElement>('checkbox').find(({ name }) => name === `message.${event.id}`);
      await (box && !box.disabled ? actOnPage(async () => box.click()) : hears(page, event));
    },
    'messageList.choosingBegan': pressIf('Select'),
    'messageList.deleteWanted': pressIf('Delete'),
    'messageList.deleteConfirmed': pressIf('Delete'),
    'messageList.closed': pressIf(/^(Keep them|Cancel)$/),
    'messageList.retried': pressIf(/Try again|Look again/),
    'messageList.moreRequested': pressIf('Show more'),
    'messageList.readAllWanted': pressIf('Mark all as read'),
    'messageList.undone': pressIf('Undo'),
    'messageList.left': hears,
    'unreadMessages.changed': hears,
  },
  sees: {
    'list.loading': ({ getByText }) => expect(getByText('Loading your messages')).toBeTruthy(),
    'list.empty': ({ getByRole }) => expect(getByRole('heading', { name: 'No messages here' })).toBeTruthy(),
    'list.unavailable': ({ getAllByRole }) =>
      expect(getAllByRole('alert').some((one) => /could not be loaded/.test(one.textContent))).toBe(true),
    'list.shown': (page) =>
      ifListed(page, () => expect(page.queryByText(/More messages could not be loaded/)).toBeNull()),
    'list.extending': (page) =>
      ifListed(page, () => {
        const button = page.queryByRole('button', { name: 'Show more' });
        if (button) expect(button.getAttribute('aria-busy')).toBe('true');
        else expect(page.getByRole('button', { name: 'Look again' })).toBeTruthy();
      }),
    'list.stuck': (page) =>
      ifListed(page, () =>
        expect(page.getAllByRole('alert').some((one) => /could not be loaded|Look again/.test(one.textContent))).toBe(
          true,
        ),
      ),
    'work.idle.untouched': (page) => ifListed(page, seesRows),
    'work.idle.refused': (page) =>
      ifListed(page, () => {
        seesRows(page);
        expect(page.getAllByRole('alert')[0]?.textContent).toMatch(/Too many tries|No connection/);
      }),
    'work.undoable': (page) =>
      ifListed(page, () => {
        seesRows(page, true);
        expect(page.getByRole('button', { name: 'Undo' })).toBeTruthy();
      }),
    'work.sending': (page) =>
      ifListed(page, () => {
        seesRows(page, true);
        expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
      }),
    'work.countingUnread': (page) => ifListed(page, () => seesRows(page, true)),
    'work.editing.untouched': (page) => ifListed(page, seesBoxes),
    'work.editing.refused': (page) =>
      ifListed(page, () => {
        seesBoxes(page);
        expect(page.getAllByRole('alert')[0]?.textContent).toMatch(/Too many tries|No connection/);
      }),
    'work.confirming': (page) =>
      expect(page.front().getByRole('heading').textContent).toMatch(/^Delete \d+ messages?\?$/),
    'work.deleting': (page) =>
      ifListed(page, () => expect(page.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true')),
    'work.tracing': (page) =>
      ifListed(page, () => expect(page.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true')),
    'work.unanswered': (page) =>
      ifListed(page, () =>
        expect(page.getAllByRole('alert').some((one) => /may be deleted already/.test(one.textContent))).toBe(true),
      ),
  },
};

describePaths(messageListMachine, messageListSpec, view);
