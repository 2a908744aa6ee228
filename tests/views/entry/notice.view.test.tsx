import { expect } from 'vitest';
import { noticeMachine } from '../../../machines/entry/notice.js';
import { NoticeScreen } from '../../../src/screens/entry/notice/Screen.js';
import { bulletin } from '../../fixtures/entry/bulletins.js';
import { describeList } from '../../support/describe-list.js';
import { openPage, seesAll, seesLink, seesText } from '../../support/render.js';

describeList(
  noticeMachine,
  { query: null, first: [bulletin('1')], second: [bulletin('2')] },
  {
    open: (notice) => openPage(<NoticeScreen notice={notice} />),
    loading: ({ getByText }) => expect(getByText('Loading the notices')).toBeTruthy(),
    empty: seesAll(seesText('heading', /No notices/), seesLink('To the games', '/pages/index/index')),
    unavailable: seesText('alert', /could not be loaded/),
    rows: ({ getAllByRole }) => {
      const [row] = getAllByRole('listitem');
      expect(row?.textContent).toMatch(/Notice \d.*short maintenance.*Nov 20, 2026/);
      expect(row?.querySelector('a')?.getAttribute('href')).toMatch(/^\/pages\/index\/noticeDetail\?id=\d$/);
    },
    stuck: seesText('alert', /More notices could not be loaded/),
  },
);
