import { expect } from 'vitest';
import { noticeMachine, type NoticeRef } from '../../../machines/entry/notice.machine.js';
import { NoticeScreen } from '../../../src/screens/entry/notice/Screen.js';
import { noticeSpec } from '../../fixtures/entry/notice.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const more = ({ queryByRole }: Page) => queryByRole('button', { name: 'Show more' });
const seesRows = ({ getAllByRole }: Page) => {
  const [row] = getAllByRole('listitem');
  expect(row?.textContent).toMatch(/Notice \d.*short maintenance.*Nov 20, 2026/);
  expect(row?.querySelector('a')?.getAttribute('href')).toMatch(/^\/pages\/index\/noticeDetail\?id=\d$/);
};

const view: View<typeof noticeMachine, Page> = {
  open: (ref) => openPage(<NoticeScreen notice={ref as NoticeRef} />),
  ...onPage,
  send: { 'notice.moreWanted': press('Show more'), 'notice.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the notices')).toBeTruthy(),
    empty: seesText('heading', /No notices/),
    failed: seesText('alert', /could not be loaded/),
    'shown.partial': (page) => {
      seesRows(page);
      expect(more(page)?.getAttribute('aria-busy')).toBeNull();
    },
    'shown.extending': (page) => {
      seesRows(page);
      expect(more(page)?.getAttribute('aria-busy')).toBe('true');
    },
    'shown.stuck': (page) => {
      seesRows(page);
      seesText('alert', /More notices could not be loaded/)(page);
    },
    'shown.complete': (page) => {
      seesRows(page);
      expect(more(page)).toBeNull();
    },
  },
};

describePaths(noticeMachine, noticeSpec, view);
