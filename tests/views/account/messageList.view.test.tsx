import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { categoryMessagesMachine } from '../../../machines/account/categoryMessages.js';
import { messageListMachine, type MessageListRef } from '../../../machines/account/messageList.machine.js';
import type { Message } from '../../../machines/account/messages.js';
import { provideRows } from '../../../src/effects/shared/provideRows.js';
import { DeleteDialog } from '../../../src/screens/account/messageList/DeleteDialog.js';
import { MessageRows, type MessageRowsProps } from '../../../src/screens/account/messageList/MessageRows.js';
import { MessageListScreen } from '../../../src/screens/account/messageList/Screen.js';
import { message } from '../../fixtures/account/messages.js';
import { messageListSpec } from '../../fixtures/account/messageList.spec.js';
import { describeList, shownList } from '../../support/describe-list.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, onPage, openPage, press, pressIfTaken, seesText, type Page } from '../../support/render.js';

const isBusy = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true');
const saysWhy = ({ getAllByRole }: Page) =>
  expect(getAllByRole('alert')[0]?.textContent).toMatch(/Too many tries|No connection/);

const view: View<typeof messageListMachine, Page> = {
  open: (ref) => openPage(<MessageListScreen messageList={ref as MessageListRef} />),
  ...onPage,
  send: {
    // The boxes stand in the list, whose chart a fake replaces here: a test below ticks them.
    'messageList.ticked': 'outside',
    'messageList.choosingBegan': pressIfTaken('Select'),
    'messageList.deleteWanted': press('Delete'),
    'messageList.deleteConfirmed': press('Delete'),
    'messageList.closed': press(/^(Keep them|Cancel)$/),
    'messageList.readAllWanted': pressIfTaken('Mark all as read'),
    'unreadMessages.changed': 'outside',
    'pagedList.loaded': 'outside',
  },
  sees: {
    'idle.untouched': ({ queryByRole, getByRole, getByText }) => {
      expect(queryByRole('alert')).toBeNull();
      expect(getByRole('heading', { level: 1 })).toBeTruthy();
      expect(getByText('Loading your messages')).toBeTruthy();
    },
    'idle.refused': saysWhy,
    marking: ({ getByRole, queryByRole }) => {
      expect(getByRole('button', { name: 'Undo' })).toBeTruthy();
      expect(queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    },
    'editing.untouched': ({ getByText }) => expect(getByText(/of at most 20 selected/)).toBeTruthy(),
    'editing.refused': saysWhy,
    confirming: ({ front }) => expect(front().getByRole('heading').textContent).toMatch(/^Delete \d+ messages?\?$/),
    deleting: isBusy,
  },
};

describePaths(messageListMachine, messageListSpec, view);

describeWrite(messageListMachine, {
  write: 'sendDeletion',
  input: { category: 'platform' },
  actors: { categoryMessages: provideRows(categoryMessagesMachine, async () => ({ rows: [message('33')], total: 1 })) },
  open: (messageList: MessageListRef) => openPage(<MessageListScreen messageList={messageList} />),
  reach: async (messageList: MessageListRef) => {
    await waitFor(messageList, (snapshot) => snapshot.context.rows.length > 0);
    await actOnPage(async () => {
      messageList.send({ type: 'messageList.choosingBegan' });
      messageList.send({ type: 'messageList.ticked', id: '33' });
      messageList.send({ type: 'messageList.deleteWanted' });
      messageList.send({ type: 'messageList.deleteConfirmed' });
    });
  },
  tracing: isBusy,
  unanswered: /may be deleted already/,
  check: 'Look again',
});

const onTick = vi.fn();
const rest: Omit<MessageRowsProps, 'list'> = {
  category: 'platform',
  work: 'idle',
  isAllRead: false,
  ticked: [],
  onTick,
};
const first = [message('33'), message('32', true)];
const second = [message('31')];
/** Each message leads to its page; those that are unread are marked. */
const seesRows = (page: Page, rows: readonly Message[], unread: number) => {
  const links = page.getAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(rows.map(({ id }) => `/pages/account/messageDetail?id=${id}`));
  expect(page.queryAllByText('Unread')).toHaveLength(unread);
};

describeList(
  categoryMessagesMachine,
  { query: 'platform', first, second },
  {
    open: (list) => openPage(<MessageRows list={list} {...rest} />),
    loading: ({ getByText }) => expect(getByText('Loading your messages')).toBeTruthy(),
    empty: ({ getByRole }) => {
      expect(getByRole('heading', { name: 'No messages here' })).toBeTruthy();
      expect(getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/pages/account/message');
    },
    unavailable: seesText('alert', /could not be loaded/),
    rows: (page) => {
      const shown = [...first, ...second].filter(({ title }) => page.queryAllByText(title).length > 0);
      seesRows(page, shown, shown.filter(({ readStatus }) => !readStatus).length);
    },
    stuck: seesText('alert', /More messages could not be loaded/),
  },
);

const openRows = (rows: readonly Message[], props: Partial<MessageRowsProps>) =>
  openPage(
    <MessageRows
      list={shownList(categoryMessagesMachine, 'platform', { rows, total: rows.length })}
      {...rest}
      {...props}
    />,
  );

test('all rows show as read from the moment on in which the player wants it', async () => {
  const page = openRows(first, { isAllRead: true });
  await page.findAllByRole('listitem');
  seesRows(page, first, 0);
});

test('each message has a box to tick while messages are chosen', async () => {
  const page = openRows(first, { work: 'editing', ticked: ['33'] });
  const boxes = await page.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  await page.user.click(boxes[1] as HTMLElement);
  expect(onTick.mock.lastCall).toEqual(['32']);
});

test('a box more than can be deleted at once cannot be ticked, and none while they are deleted', async () => {
  const many = Array.from({ length: 21 }, (_, index) => message(String(60 - index)));
  const ticked = many.slice(0, 20).map(({ id }) => id);
  const free = async (page: Page) =>
    (await page.findAllByRole<HTMLInputElement>('checkbox')).filter(({ disabled }) => !disabled).length;
  expect(await free(openRows(many, { work: 'editing', ticked }))).toBe(20);
  expect(await free(openRows(many, { work: 'deleting', ticked }))).toBe(0);
});

test('Escape keeps the messages', async () => {
  const closes = vi.fn();
  const page = openPage(<DeleteDialog isOpen count={2} onConfirm={() => undefined} onClose={closes} />);
  await page.user.keyboard('{Escape}');
  expect(closes).toHaveBeenCalledOnce();
});
