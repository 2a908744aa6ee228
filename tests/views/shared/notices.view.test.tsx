import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noticesMachine, type NoticesRef } from '../../../machines/shared/notices.machine.js';
import { Notices } from '../../../src/app/notices/Notices.js';
import { TextStore } from '../../../src/i18n/texts.js';
import { noticesSpec } from '../../fixtures/shared/notices.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, type Page } from '../../support/render.js';

const here = { subscribe: () => () => {}, has: () => true };
let shown: NoticesRef;
const said = ({ getByRole }: Page) =>
  [...getByRole('log', { name: 'Messages of the lobby' }).children].map(({ textContent }) => textContent);

describePaths(noticesMachine, noticesSpec, {
  open: (ref) => {
    shown = ref as NoticesRef;
    return openPage(<Notices notices={shown} texts={here} />);
  },
  ...onPage,
  // A player cannot raise a notice: charts raise them and a delay hides them.
  send: { 'notices.raised': 'outside' },
  sees: {
    hidden: (page) => expect(said(page)).toEqual([]),
    open: (page) => {
      const { queue } = shown.getSnapshot().context;
      const words = {
        'network.restored': 'You are back online.',
        'requests.failed': 'No connection. Please try again.',
      };
      const first = queue[0];
      expect(said(page)).toEqual([
        first && 'text' in first ? 'Wrong code' : words[first?.messageId as keyof typeof words],
      ]);
    },
  },
} satisfies View<typeof noticesMachine, Page>);

test('a notice that is raised before its text has loaded is announced once the text has loaded', async () => {
  const notices = createActor(noticesMachine).start();
  const texts = new TextStore('en_US', {}, { './compiled/en_US.common.json': async () => ({}) });
  const page = openPage(<Notices notices={notices} texts={texts} />);
  act(() => notices.send({ type: 'notices.raised', notice: { tone: 'info', messageId: 'network.restored' } }));
  expect(said(page)).toEqual([]);
  await act(() => texts.load('common'));
  expect(said(page)).toEqual(['You are back online.']);
  notices.stop();
});
