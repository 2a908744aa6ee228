import { expect, test } from 'vitest';
import { messageDetailMachine, type MessageDetailRef } from '../../../machines/account/messageDetail.machine.js';
import { MessageDetailScreen } from '../../../src/screens/account/messageDetail/Screen.js';
import { MessageDetailView } from '../../../src/screens/account/messageDetail/View.js';
import { messageDetailSpec } from '../../fixtures/account/messageDetail.spec.js';
import { messageInfo } from '../../fixtures/account/messages.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesMessage = ({ getByRole, getByText }: Page) => {
  expect(getByRole('heading', { name: 'Deposit 31 credited' })).toBeTruthy();
  expect(getByText(/₱\s?500\.00 is in your wallet\.\s+Thank you\./)).toBeTruthy();
  expect(getByRole('link', { name: 'See the details' }).getAttribute('href')).toBe(
    '/pages/account/myWallet/walletDetail',
  );
};
const charts = new WeakMap<Page, MessageDetailRef>();

const view: View<typeof messageDetailMachine, Page> = {
  open: (ref) => {
    const page = openPage(<MessageDetailScreen messageDetail={ref as MessageDetailRef} />);
    charts.set(page, ref as MessageDetailRef);
    return page;
  },
  ...onPage,
  send: {
    'messageDetail.retried': press('Try again'),
    'unreadMessages.changed': async (page, event) => actOnPage(async () => charts.get(page)?.send(event)),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the message')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: ({ getByRole }) =>
      expect(getByRole('link', { name: 'See all messages' }).getAttribute('href')).toBe('/pages/account/message'),
    'shown.sending': seesMessage,
    'shown.marked': (page) => {
      seesMessage(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'shown.refused': (page) => {
      seesMessage(page);
      seesText('alert', /still counts as unread/)(page);
    },
  },
};

describePaths(messageDetailMachine, messageDetailSpec, view);

const nothing = () => undefined;
const show = (changes: Partial<ReturnType<typeof messageInfo>>) =>
  openPage(
    <MessageDetailView
      panel="shown"
      message={{ ...messageInfo(true), ...changes }}
      isUnmarked={false}
      onRetry={nothing}
    />,
  );

test('what somebody wrote into a message is text: no element, no link, and its direction stays its own', () => {
  const hostile = `<img src=x onerror=alert(1)> \u202Eabc e${'\u0301'.repeat(500)} https://evil.example`;
  const { getByText, getByRole, queryByRole } = show({ content: hostile, title: '\u202Etitle' });
  expect(getByText((_, element) => element?.tagName === 'P' && element.textContent === hostile)).toBeTruthy();
  expect(queryByRole('img')).toBeNull();
  expect(queryByRole('link', { name: /evil/ })).toBeNull();
  expect(getByRole('heading', { level: 2 }).querySelector('bdi')?.textContent).toBe('\u202Etitle');
});

test('a link to a page that the lobby does not have is not shown', () => {
  for (const link of ['', '/pages/nowhere', '//evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect(show({ link }).queryByRole('link', { name: 'See the details' })).toBeNull();
});

test('Back leads to the messages of the same category', async () => {
  const page = show({ category: 'platform' });
  await press('Back')(page);
  expect(page.path()).toBe('/pages/account/messageList?category=platform');
});
